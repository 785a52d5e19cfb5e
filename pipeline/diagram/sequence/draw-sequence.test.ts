import { expect, test } from 'vitest';
import { drawn, expectSound, SEQUENCE, texts, withClass } from '../../testing/drawn-diagrams.ts';

test('a sequence shows actors, messages, notes, frames and numbers', async () => {
  const { type, title, description, svg } = await drawn(SEQUENCE);
  expect(type).toBe('sequence');
  expect(title).toBe('Registro de ativo');
  expect(description).toBe('O participante envia e recebe o protocolo');
  const words = texts(svg);
  const expected = [
    'Participante (instituição)',
    'Operador',
    'Envia o arquivo',
    'Lista de erros',
    'O token vale por 60 minutos',
    'Fim do dia',
    ...['alt', 'arquivo válido', 'else', 'arquivo inválido', 'opt', 'loop', 'a cada 15 minutos'],
    ...['par', 'um', 'and', 'outro', 'critical', 'conexão', 'option', 'falha'],
    ...['1', '10', '11'],
  ];
  expect(words).toEqual(expect.arrayContaining(expected));
  expect(words.join(' ')).not.toContain('Registro de ativo');
  expect(withClass(svg, 'd-message')).toHaveLength(11);
  expect(withClass(svg, 'd-note')).toHaveLength(2);
  expect(withClass(svg, 'd-frame')).toHaveLength(5);
  expect(withClass(svg, 'd-activation')).toHaveLength(2);
  expect(withClass(svg, 'd-lifeline')).toHaveLength(3);
  expect(withClass(svg, 'd-figure').length).toBeGreaterThan(0);
});

test('numbers start and step as told', async () => {
  const { svg } = await drawn(`sequenceDiagram
    A->>B: sem
    autonumber 10 5
    A->>B: dez
    B->>A: quinze
    autonumber off
    A->>B: sem de novo`);
  expect(withClass(svg, 'd-number').flatMap(texts)).toEqual(['10', '15']);
});

test('a colour before the name of a box is no part of the name', async () => {
  const colours = ['cyan', 'Aqua', 'transparent', 'rgb(33,66,99)', 'rgba(0, 0, 0, 0.5)', 'hsl(120, 50%, 50%)'];
  const boxes = [...colours.map((each, i) => `${each} Nome ${i}`), 'Instituição parceira', 'Parceira'];
  const { svg } = await drawn(
    `sequenceDiagram\n${boxes.map((each, i) => `box ${each}\nparticipant P${i}\nend`).join('\n')}\nP0->>P1: x`,
  );
  const names = [...colours.map((_, i) => `Nome ${i}`), 'Instituição parceira', 'Parceira'];
  expect(withClass(svg, 'd-group-label').flatMap(texts)).toEqual(names);
});

test('boxes, shades and types of participants', async () => {
  const { svg, title } = await drawn(`sequenceDiagram
    title Visão geral
    box rgb(240,240,240) Instituição
      participant A
      participant D@{ "type": "database", "alias": "Banco" }
    end
    rect rgb(200, 220, 255)
      A<<->>D: troca
    end`);
  expectSound(svg);
  expect(title).toBe('Visão geral');
  expect(texts(svg)).toEqual(expect.arrayContaining(['Visão geral', 'Instituição', '«database»', 'Banco', 'troca']));
  expect(withClass(svg, 'd-shade')).toHaveLength(1);
  expect('window' in globalThis || 'document' in globalThis).toBe(false);
});

test('labels are text: entities, comparisons, breaks', async () => {
  const { svg } = await drawn(`sequenceDiagram
    A->>B: #quot;x#quot; é < 10 & > 5 #35; #lt;b#gt;
    B->>A: Envia <arquivo><br>e List<String>`);
  const words = texts(svg).join('|');
  expect(words).toContain('"x" é < 10 & > 5 # <b>');
  expect(words).toContain('Envia <arquivo> e List<String>');
});
