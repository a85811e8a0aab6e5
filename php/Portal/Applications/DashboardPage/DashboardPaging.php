<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\PortalUrls;

/** The requested page of each list on the dashboard, and links to the other pages. */
final class DashboardPaging {

	public function __construct(
		private PagingLinks $links,
		private CurrentRequest $request,
		private PortalUrls $urls
	) {}

	/** @param string $argument Query argument with the number of the page. */
	public function create( string $argument, int $count ): Paging {
		return new Paging( $argument, $this->request->id( $argument ), $count );
	}

	public function isRequested( string $argument ): bool {
		return '' !== $this->request->query( $argument );
	}

	/** @param string $section The list's section; see {@see DashboardSection::html()}. */
	public function links( Paging $paging, string $section ): string {
		return $this->links->render( $paging, $this->urls->dashboard(), "atoll-portal-{$section}" );
	}
}
