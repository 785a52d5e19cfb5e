import { expect, test } from 'vitest';
import {
  CLASSES,
  drawn,
  ENTITIES,
  expectSound,
  FLOWCHART,
  STATES,
  texts,
  withClass,
} from '../../testing/drawn-diagrams.ts';

test('a flowchart shows nodes, labels of edges and groups', async () => {
  const { svg } = await drawn(FLOWCHART);
  const words = ['Início', 'Recebe o arquivo', 'Leiaute válido?', 'sim', 'não', 'Base', 'Devolve erros', 'OK'];
  expect(texts(svg)).toEqual(expect.arrayContaining([...words, 'Processamento noturno', 'Notifica', 'Bandeira']));
  expect(withClass(svg, 'd-node')).toHaveLength(13);
  expect(withClass(svg, 'd-edge')).toHaveLength(10);
  expect(withClass(svg, 'd-dotted')).toHaveLength(1);
  expect(withClass(svg, 'd-thick')).toHaveLength(1);
  expect(withClass(svg, 'd-group')).toHaveLength(1);
});

test('a group may run in a direction of its own', async () => {
  const { svg } = await drawn(`flowchart LR
    subgraph a [Um]
      direction TB
      x[Primeiro] --> y[Segundo]
      subgraph b [Dentro]
        y --> z
      end
    end
    a -->|lote| Fim`);
  expectSound(svg);
  const [primeiro, segundo] = withClass(svg, 'd-shape').map(({ properties }) => properties);
  expect(Number(segundo?.y)).toBeGreaterThan(Number(primeiro?.y) + Number(primeiro?.height));
});

test('a state diagram shows states, transitions, composites and notes', async () => {
  const { svg } = await drawn(STATES);
  const words = ['Rascunho', 'Em análise', 'envia', 'aprovado', 'devolvido', 'Registrado', 'Ativo', 'Liquidado'];
  expect(texts(svg)).toEqual(expect.arrayContaining([...words, 'Até o fim do dia útil']));
  expect(texts(svg).join(' ')).not.toContain('decide');
  expect(withClass(svg, 'd-start')).toHaveLength(3);
  expect(withClass(svg, 'd-end-ring')).toHaveLength(1);
});

test('a class diagram shows members, relations and cardinalities', async () => {
  const { svg } = await drawn(CLASSES);
  const members = ['+String cnpj', '#List<Classe> classes', '+calcularCota(data Date) : Decimal', '-contador() : int'];
  const words = ['«interface»', 'Fundo<T>', ...members, '1', '1..*', 'possui', 'calcula', 'Divulgada em D+1'];
  expect(texts(svg)).toEqual(expect.arrayContaining(words));
  expect(withClass(svg, 'd-abstract')).toHaveLength(1);
  expect(withClass(svg, 'd-static')).toHaveLength(1);
});

test('an ER diagram shows entities, attributes and relations', async () => {
  const { svg } = await drawn(ENTITIES);
  const words = ['FUNDO', 'CLASSE', 'GESTOR', 'possui', 'é de', 'string', 'cnpj', 'PK', 'FK', '14 dígitos', 'inicio'];
  expect(texts(svg)).toEqual(expect.arrayContaining(words));
  expect(withClass(svg, 'd-edge')).toHaveLength(2);
});
