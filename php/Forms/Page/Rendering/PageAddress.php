<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Platform\Http\SiteUrl;

/** The page being shown. */
final class PageAddress {

	/** Says in the address what became of saving: `1` saved, `sent` the link was mailed. */
	public const SAVED = 'atoll_saved';

	/**
	 * Path and query, without our own parameters about what has happened; not escaped. It begins with one slash: after
	 * two, which WordPress takes for one, a form would be posted to another host.
	 */
	public function current(): string {
		$address = wp_is_serving_rest_request() ? wp_make_link_relative( $this->ofPost() ) : (string) remove_query_arg(
			array( ConfirmationLinks::PARAMETER, ConfirmationLinks::SUBMITTED, self::SAVED )
		);
		return '/' . ltrim( $address, '/\\' );
	}

	/** What its forms are posted to: with the host where the REST API answers, since another site may show it. */
	public function action(): string {
		return wp_is_serving_rest_request() ? $this->absolute( $this->current() ) : $this->current();
	}

	/** The page whose content the REST API tells; the home page for what belongs to none. */
	private function ofPost(): string {
		$post = get_post();
		return null !== $post && is_post_type_viewable( $post->post_type )
			? (string) get_permalink( $post ) : home_url( '/' );
	}

	/** The address that was asked for, absolute and without its query; not sanitised. */
	public function withoutQuery(): string {
		return $this->absolute( (string) strtok( $this->requested(), '?#' ) );
	}

	/** The same with the page's number where permalinks are plain. */
	public function withPageNumber(): string {
		return self::reduced( $this->absolute( $this->requested() ) );
	}

	/** Another page's address likewise: what else its query holds may be private. */
	public static function reduced( string $address ): string {
		return add_query_arg( ResumeLinks::pageNumber( $address ), (string) strtok( $address, '?#' ) );
	}

	/**
	 * The same with what of its query WordPress finds the page by, which may be a list: a search, or anything where
	 * permalinks are plain. What else it asks for is left out: a draft, an entry, a notice.
	 */
	public function withPageQuery(): string {
		$wordpress = $GLOBALS['wp'] ?? null;
		$known     = $wordpress instanceof \WP ? $wordpress->public_query_vars : array();
		return add_query_arg(
			map_deep( array_intersect_key( wp_unslash( $_GET ), array_flip( $known ) ), 'rawurlencode' ),
			$this->withoutQuery()
		);
	}

	private function requested(): string {
		$address = $_SERVER['REQUEST_URI'] ?? '';
		return is_string( $address ) ? wp_unslash( $address ) : '';
	}

	/** The same site's absolute address of a path, which already holds a subfolder that WordPress may stand in. */
	public function absolute( string $path ): string {
		return ( new SiteUrl() )->origin() . '/' . ltrim( $path, '/' );
	}
}
