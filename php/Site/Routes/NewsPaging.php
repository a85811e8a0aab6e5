<?php

declare( strict_types=1 );

namespace Atoll\Site\Routes;

use Atoll\Module;

/**
 * The further pages and the feed of the page that lists the news. Where articles live below it, such as at
 * /resources/news/{slug}/, WordPress takes /resources/news/page/2/ for an article called "page".
 */
final class NewsPaging implements Module {

	public function register(): void {
		add_filter( 'rewrite_rules_array', $this->withPages( ... ) );
		foreach ( array( 'add_option_page_for_posts', 'update_option_page_for_posts' ) as $change ) {
			add_action( $change, $this->renew( ... ) );
		}
	}

	/**
	 * @param array<string, string> $rules
	 * @return array<string, string>
	 */
	private function withPages( array $rules ): array {
		$page = get_option( 'page_for_posts' );
		$path = is_numeric( $page ) && (int) $page > 0 ? get_page_uri( (int) $page ) : false;
		if ( ! $path ) {
			return $rules;
		}
		$start = '^' . preg_quote( $path, '#' );
		$query = 'index.php?pagename=' . $path;
		return array(
			$start . '/page/([0-9]+)/?$'                           => $query . '&paged=$matches[1]',
			$start . '/feed/(feed|rdf|rss|rss2|atom)/?$'           => $query . '&feed=$matches[1]',
			$start . '/feed/?$'                                    => $query . '&feed=feed',
		) + $rules;
	}

	/** WordPress makes its rules anew when it misses them. */
	private function renew(): void {
		delete_option( 'rewrite_rules' );
	}
}
