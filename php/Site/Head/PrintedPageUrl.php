<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The page's URL beside the logo, only on paper (src/styles/theme/print.css): on screens the browser shows it. */
final class PrintedPageUrl {

	public function __construct( private PageSummaries $summaries ) {}

	public function print(): void {
		$url = $this->summaries->current()->url;
		if ( '' !== $url ) {
			printf( '<p class="atoll-on-paper" aria-hidden="true">%s</p>', esc_html( urldecode( $url ) ) );
		}
	}
}
