<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Platform\Http\SiteUrl;
use WP_HTML_Tag_Processor;
use WP_Http;

/**
 * Finds links to forms on a page: those with `data-atoll-form="12"`, and those to `#atoll-form-12` on another page.
 * They stay links; the island handles clicks on them.
 */
final class FormLinks {

	private const ATTRIBUTE = 'data-atoll-form';

	/** Pattern that all such links match, and little other HTML: a form's own id is written differently. */
	private const PATTERN = '/\\bhref\\s*=\\s*(?:"[^"]*?|\'[^\']*?|[^\\s>]*?)[#;]atoll-form-[1-9]|data-atoll-form\\b/i';

	/** Link that is marked already: nested blocks are filtered again with each block around them. */
	private const MARKED = '/<a\s(?:[^>]*\s)?data-island="modal"[^>]*>/i';

	public function __construct(
		private ResumeUrl $resume,
		private SiteUrl $site,
		private PageUrl $page
	) {}

	/** Quick test, since it runs for blocks of every page. */
	public static function mayBeIn( string $html ): bool {
		return 1 === preg_match( self::PATTERN, $html )
			&& 1 === preg_match( self::PATTERN, (string) preg_replace( self::MARKED, '', $html ) );
	}

	/**
	 * @param string                     $html    HTML of a block, with or without links.
	 * @param callable( int ): ?string   $trigger Returns when the island starts at a link to this form; null
	 *                                            for a form that is better reached by following the link.
	 */
	public function markLinks( string $html, callable $trigger ): string {
		if ( ! self::mayBeIn( $html ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'A' ) ) {
			$form  = null === $tags->get_attribute( 'data-island' ) ? $this->formOf( $tags ) : 0;
			$event = $form > 0 ? $trigger( $form ) : null;
			if ( null !== $event ) {
				$tags->set_attribute( self::ATTRIBUTE, (string) $form );
				$tags->set_attribute( 'data-island', 'modal' );
				$tags->set_attribute( 'data-on', $event );
				$this->resume( $tags, $form );
			}
		}
		return $tags->get_updated_html();
	}

	/** Without JavaScript, a draft requested from this page must open on the page that the link leads to. */
	private function resume( WP_HTML_Tag_Processor $link, int $form ): void {
		$href    = (string) $link->get_attribute( 'href' );
		$address = $this->resume->isForForm( $form ) && '#' !== $href[0] ? $this->addressHere( $href ) : '';
		if ( '' !== $address ) {
			$link->set_attribute( 'href', $this->resume->at( $address ) );
		}
	}

	/** Returns 0 for a link to no form, without URL, or to an element of its own page without naming a form. */
	private function formOf( WP_HTML_Tag_Processor $link ): int {
		$href = $link->get_attribute( 'href' );
		if ( ! is_string( $href ) || '' === $href || null !== $link->get_attribute( 'target' ) ) {
			return 0;
		}
		$number = $link->get_attribute( self::ATTRIBUTE );
		if ( is_string( $number ) ) {
			return (int) $number;
		}
		$form = 1 === preg_match( '~^[^#]+#atoll-form-([1-9][0-9]*)$~D', $href, $match ) ? (int) $match[1] : 0;
		return $form > 0 && '' !== $this->addressHere( $href ) ? $form : 0;
	}

	/**
	 * Returns a link's absolute URL as it would be printed, so that the checked URL is the one that browsers get. Empty
	 * for another site, whose forms have the same numbers.
	 */
	private function addressHere( string $href ): string {
		$page = $this->page->absolute( $this->page->current() );
		$url  = esc_url_raw( WP_Http::make_absolute_url( $href, $page ), array( 'http', 'https' ) );
		return $this->site->contains( $url ) ? $url : '';
	}
}
