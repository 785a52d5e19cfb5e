// The table from tag to component. A `doc-*` tag added to the schema does not compile until it has a line here.
import type { ComponentType } from 'react';
import type { TagName } from '../../schemas/types.ts';
import { UNKNOWN_TAG } from '../site/listed-nodes.ts';
import { Admonition } from './Admonition.tsx';
import { Card, Cards } from './Cards.tsx';
import { CheckFile } from './CheckFile.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Collection, Request, RequestFolder, RequestNote } from './Collection.tsx';
import { Details } from './Details.tsx';
import { Diagram } from './Diagram.tsx';
import { Download } from './Download.tsx';
import { ErrorCodes } from './ErrorCodes.tsx';
import { FieldList } from './FieldList.tsx';
import { FieldUses } from './FieldUses.tsx';
import { FileLine } from './FileLine.tsx';
import { Heading } from './Heading.tsx';
import { Image } from './Image.tsx';
import { InlineCode } from './InlineCode.tsx';
import { Label } from './Label.tsx';
import { LoneField } from './LoneField.tsx';
import type { BodyProps, DocTag } from './node.ts';
import { Operation } from './Operation.tsx';
import { PageLink } from './PageLink.tsx';
import { Passage } from './Passage.tsx';
import { Table } from './Table.tsx';
import { TableRow } from './TableRow.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { TaskBox, TaskItem } from './TaskItem.tsx';
import { UnknownElement } from './UnknownElement.tsx';
import { Video } from './Video.tsx';

const docComponents = {
  'doc-admonition': Admonition,
  'doc-card': Card,
  'doc-cards': Cards,
  'doc-check-file': CheckFile,
  'doc-collection': Collection,
  'doc-diagram': Diagram,
  'doc-download': Download,
  'doc-error-codes': ErrorCodes,
  'doc-field': LoneField,
  'doc-field-list': FieldList,
  'doc-field-note': Passage,
  'doc-field-use': Passage,
  'doc-field-value': Passage,
  'doc-file-line': FileLine,
  'doc-label': Label,
  'doc-operation': Operation,
  'doc-request': Request,
  'doc-request-folder': RequestFolder,
  'doc-request-note': RequestNote,
  'doc-tab': Tab,
  'doc-tabs': Tabs,
  'doc-test-data': Passage,
  'doc-uses': FieldUses,
  'doc-variable': Passage,
  'doc-video': Video,
} as const satisfies Record<DocTag, ComponentType<BodyProps>>;

export const components: Partial<Record<TagName, ComponentType<BodyProps>>> = {
  ...docComponents,
  [UNKNOWN_TAG]: UnknownElement,
  a: PageLink,
  code: InlineCode,
  details: Details,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  img: Image,
  input: TaskBox,
  li: TaskItem,
  pre: CodeBlock,
  table: Table,
  tr: TableRow,
};
