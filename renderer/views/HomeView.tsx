import type { ReactNode } from 'react';
import type { Nodes, PageDocument } from '../../schemas/types.ts';
import { Body } from '../body/Body.tsx';
import { isElement } from '../body/node.ts';
import { StatusNotice } from '../layout/StatusNotice.tsx';
import { useSite } from '../site/SiteContext.ts';

/** The landing page, at full width: title and tagline, beside them what stands above the first section, then the sections. */
export function HomeView({ page }: { readonly page: PageDocument }): ReactNode {
  const { tagline } = useSite().nav.site;
  const { title, lead, sections } = partsOf(page.body.children);
  return (
    <article className="prose home">
      <div className="home-head">
        <div>
          <Body nodes={title} />
          {tagline !== undefined && <p className="home-tagline">{tagline}</p>}
          <StatusNotice page={page} />
        </div>
        {lead.length > 0 && (
          <div className="home-lead">
            <Body nodes={lead} />
          </div>
        )}
      </div>
      <Body nodes={sections} />
    </article>
  );
}

function partsOf(nodes: Nodes): { readonly title: Nodes; readonly lead: Nodes; readonly sections: Nodes } {
  const titleEnd = nodes.findIndex((node) => isElement(node, 'h1')) + 1;
  const section = nodes.findIndex((node) => isElement(node, 'h2'));
  const leadEnd = section === -1 ? nodes.length : section;
  return {
    title: nodes.slice(0, titleEnd),
    lead: nodes.slice(titleEnd, leadEnd).filter((node) => node.type === 'element'),
    sections: nodes.slice(leadEnd),
  };
}
