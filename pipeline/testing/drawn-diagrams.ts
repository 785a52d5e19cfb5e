// Diagrams drawn for tests, and what can be said of any drawing.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Element, Node } from '../../schemas/types.ts';
import { type Diagram, type DiagramError, drawDiagram } from '../diagram/draw-diagram.ts';

const schema: object = JSON.parse(readFileSync(new URL('../../schemas/page.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: false, discriminator: true }).compile(schema);

/** A diagram that the build draws, with its drawing. */
export async function drawn(source: string): Promise<Diagram & { svg: Element }> {
  const result = await drawDiagram(source);
  if ('error' in result) throw new Error(`${result.error.line}: ${result.error.message}`);
  const { svg } = result.diagram;
  if (!svg) throw new Error('Nothing was drawn');
  return { ...result.diagram, svg };
}

/** What is wrong with a source. */
export async function failed(source: string): Promise<DiagramError> {
  const result = await drawDiagram(source);
  if ('diagram' in result) throw new Error('No error');
  return result.error;
}

/** Each text of the drawing, its lines joined by spaces as they are read. */
export function texts(node: Node): string[] {
  if (node.type === 'text') return [node.value];
  const inside = node.children.flatMap(texts);
  return node.tagName === 'text' ? [inside.join(' ')] : inside;
}

/** Every element of a drawing. */
export function elements(node: Node): Element[] {
  return node.type === 'text' ? [] : [node, ...node.children.flatMap(elements)];
}

/** Those that have a class. */
export function withClass(svg: Element, name: string): Element[] {
  return elements(svg).filter(({ properties }) => properties.className?.includes(name));
}

/** What any drawing must be: valid in a page, of finite numbers, with semantic classes and without ids. */
export function expectSound(svg: Element): void {
  validate({
    schemaVersion: 1,
    route: '/x',
    title: 'x',
    description: '',
    sourcePath: 'pages/x.md',
    layout: 'doc',
    toc: [],
    body: { type: 'root', children: [svg] },
  });
  expect(validate.errors).toBeNull();
  const all = elements(svg);
  for (const { properties } of all) {
    expect(properties).not.toHaveProperty('id');
    expect(properties.className?.every((name) => name.startsWith('d-')) ?? true).toBe(true);
  }
  const text = JSON.stringify(all.map(({ properties }) => properties));
  expect(text).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{3}/);
  const [left = 0, top = 0, width = 0, height = 0] = String(svg.properties.viewBox).split(' ').map(Number);
  expect(svg.properties).toMatchObject({ width, height });
  for (const { tagName, properties } of all) {
    if (tagName !== 'rect') continue;
    expect(Number(properties.x)).toBeGreaterThanOrEqual(left);
    expect(Number(properties.y)).toBeGreaterThanOrEqual(top);
    expect(Number(properties.x) + Number(properties.width)).toBeLessThanOrEqual(left + width);
    expect(Number(properties.y) + Number(properties.height)).toBeLessThanOrEqual(top + height);
  }
}

/** A sequence with all that it may have. */
export const SEQUENCE = `sequenceDiagram
  accTitle: Registro de ativo
  accDescr {
    O participante envia
    e recebe o protocolo
  }
  autonumber
  participant P as Participante<br/>(instituição)
  actor O as Operador
  participant H as Hub
  P->>+H: Envia o arquivo
  H-->>P: Recebido
  Note over P,H: O token vale por 60 minutos
  alt arquivo válido
    H->>H: Valida
    H-->>-P: Protocolo
  else arquivo inválido
    H--xP: Lista de erros
  end
  opt consulta
    loop a cada 15 minutos
      P-)H: Situação?
    end
  end
  par um
    O->>H: Acompanha
  and outro
    O->>P: Avisa
  end
  critical conexão
    P->H: Liga
  option falha
    H-->P: Desliga
  end
  activate O
  O->>P: Encerra
  deactivate O
  Note right of O: Fim do dia`;

/** A flowchart of many shapes and edges. */
export const FLOWCHART = `flowchart TD
  A([Início]) --> B[Recebe o<br/>arquivo]
  B --> C{Leiaute válido?}
  C -->|sim| D[(Base)]
  C -- não --> E[[Devolve erros]]
  E -.-> B
  subgraph noite [Processamento noturno]
    D ==> F((OK))
  end
  F --> G{{Notifica}}
  A@{ shape: stadium }
  H[/Entrada/] --- I[\\Saída\\]
  J[/Base maior\\] x--x K[\\Topo maior/]
  L>Bandeira] --o M(((Duplo)))`;

/** States with transitions, composites and notes. */
export const STATES = `stateDiagram-v2
  [*] --> Rascunho
  Rascunho --> Analise : envia
  Analise : Em análise
  state decide <<choice>>
  Analise --> decide
  decide --> Registrado : aprovado
  decide --> Rascunho : devolvido
  state Registrado {
    direction LR
    [*] --> Ativo
    Ativo --> Liquidado
  }
  Registrado --> [*]
  note right of Analise
    Até o fim
    do dia útil
  end note`;

/** Classes with members and relations. */
export const CLASSES = `classDiagram
  class Fundo~T~ {
    <<interface>>
    +String cnpj
    #List~Classe~ classes
    +calcularCota(data Date)* Decimal
    -contador()$ int
  }
  Fundo "1" *-- "1..*" Classe : possui
  Classe <|-- Subclasse
  Fundo ..> Cota : calcula
  note for Cota "Divulgada em D+1"`;

/** Entities with attributes and relations. */
export const ENTITIES = `erDiagram
  FUNDO ||--o{ CLASSE : possui
  GESTOR }o..o| FUNDO : "é de"
  FUNDO {
    string cnpj PK "14 dígitos"
    date inicio
  }
  CLASSE {
    string cnpj FK
  }`;
