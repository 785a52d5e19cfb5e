import { createContext, type ReactNode, use, useId } from 'react';
import type { BodyProps } from './node.ts';

const TaskContext = createContext<string | undefined>(undefined);

/** A list item; one of a task list names the box that stands in it. */
export function TaskItem({ node, children }: BodyProps): ReactNode {
  const { id, className } = node.properties;
  const ownId = useId();
  if (!className?.includes('task-list-item')) {
    return (
      <li id={id} className={className?.join(' ')}>
        {children}
      </li>
    );
  }
  return (
    <li id={id ?? ownId} className={className.join(' ')}>
      <TaskContext value={id ?? ownId}>{children}</TaskContext>
    </li>
  );
}

/** Shown, not operated. */
export function TaskBox({ node }: BodyProps): ReactNode {
  const item = use(TaskContext);
  return <input type="checkbox" checked={node.properties.checked ?? false} disabled readOnly aria-labelledby={item} />;
}
