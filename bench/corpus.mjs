// A site of any size, the same every time: API reference pages of about 8 kB in Portuguese, 25 to a folder, each with
// tables, code, a notice and five links to others.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGES_PER_FOLDER = 25;
const WORDS =
  'a operação o campo recebe devolve confirma rejeita registro situação valor data prazo consulta envio retorno lote conta cliente contrato fatura pedido limite regra erro chave token cabeçalho corpo resposta assíncrono validação arquivo linha coluna posição tamanho decimal obrigatório opcional exemplo ambiente teste produção suporte versão mudança anterior seguinte quando porque sempre nunca antes depois'.split(
    ' ',
  );
const FIELDS =
  'codigo data_referencia valor_total quantidade situacao moeda descricao numero_protocolo criado_em'.split(' ');

/** A generator of numbers that depend on the seed alone (a linear congruence). */
function numbers(seed) {
  let state = (seed * 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const routeOf = (number) => {
  const folder = Math.floor(number / PAGES_PER_FOLDER);
  return `/area-${Math.floor(folder / 20)}/modulo-${folder % 20}/pagina-${number}`;
};

function pageText(number, count, linkTo) {
  const next = numbers(number + 1);
  const pick = (list) => list[next(list.length)];
  const sentence = (length) => {
    const words = Array.from({ length }, () => pick(WORDS)).join(' ');
    return `${words[0].toUpperCase()}${words.slice(1)}, no campo \`${pick(FIELDS)}\`.`;
  };
  const paragraph = (sentences) => Array.from({ length: sentences }, () => sentence(12 + next(12))).join(' ');
  const table = (rows) =>
    [
      '| Campo | Tipo | Regra |',
      '|---|---|---|',
      ...Array.from(
        { length: rows },
        () => `| \`${pick(FIELDS)}\` | ${pick(['texto', 'número', 'data'])} | ${sentence(9)} |`,
      ),
    ].join('\n');
  const link = () => {
    const target = next(count);
    return `- [Página ${target}](${linkTo(routeOf(target))})`;
  };
  const payload = JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, next(100000)])), null, 2);
  return [
    `# Página ${number}`,
    paragraph(3),
    '## Visão geral',
    paragraph(6),
    '> **Nota:** '.concat(sentence(20)),
    '## Campos',
    table(18),
    '### Exemplo de corpo',
    `\`\`\`json\n${payload}\n\`\`\``,
    '## Resposta',
    paragraph(4),
    table(12),
    '### Chamada',
    `\`\`\`bash\ncurl --request POST "https://api.example.com/v1/item/${number}" \\\n  --header "Authorization: Bearer $TOKEN" \\\n  --data '{"valor_total": ${next(9999)}}'\n\`\`\``,
    '## Erros',
    paragraph(5),
    '## Veja também',
    Array.from({ length: 5 }, link).join('\n'),
  ].join('\n\n');
}

/** Writes the corpus for docs-build, or for Hugo, and returns the file that the benchmark edits. */
export function writeCorpus(folder, count, flavor) {
  const hugo = flavor === 'hugo';
  const pages = path.join(folder, hugo ? 'content' : 'content/pages');
  const linkTo = (route) => (hugo ? `{{< relref "${route}.md" >}}` : `${route}.md`);
  for (let number = 0; number < count; number++) {
    const file = path.join(pages, `${routeOf(number)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    const text = pageText(number, count, linkTo);
    writeFileSync(
      file,
      hugo ? `---\ntitle: "Página ${number}"\n---\n\n${text.replace(/^# .*\n\n/, '')}\n` : `${text}\n`,
    );
  }
  writeFileSync(
    path.join(pages, hugo ? '_index.md' : 'index.md'),
    hugo ? '---\ntitle: "Início"\n---\n' : `# Início\n\n[Começar](${routeOf(0)})\n`,
  );
  if (hugo) writeHugoSite(folder);
  else writeFileSync(path.join(folder, 'content/site.yaml'), 'title: Medida\n');
  return path.join(pages, `${routeOf(count >> 1)}.md`);
}

/** The least that shows the same: title, article, table of contents, the pages of the section, previous and next. */
function writeHugoSite(folder) {
  const layouts = path.join(folder, 'layouts/_default');
  mkdirSync(layouts, { recursive: true });
  writeFileSync(
    path.join(folder, 'hugo.toml'),
    'baseURL = "http://localhost/"\nlanguageCode = "pt-BR"\ntitle = "Medida"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
  );
  const frame = (main) =>
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{{ .Title }} | {{ site.Title }}</title></head><body><nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav><main><h1>{{ .Title }}</h1>${main}</main><aside>{{ .TableOfContents }}</aside></body></html>\n`;
  writeFileSync(
    path.join(layouts, 'single.html'),
    frame(
      '{{ .Content }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}',
    ),
  );
  writeFileSync(
    path.join(layouts, 'list.html'),
    frame('{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}'),
  );
}
