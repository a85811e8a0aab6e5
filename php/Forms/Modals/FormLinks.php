<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Platform\Http\SiteUrl;
use WP_HTML_Tag_Processor;
use WP_Http;

/**
 * Finds the links of a page that mean a form: those with `data-atoll-form="12"`, and those to another page's
 * `#atoll-form-12`. They stay links; the island takes their clicks.
 */
final class FormLinks {

	private const ATTRIBUTE = 'data-atoll-form';

	/** What the HTML of every such link contains, and little other HTML does: a form names itself otherwise. */
	private const PATTERN = '/\\bhref\\s*=\\s*(?:"[^"]*?|\'[^\']*?|[^\\s>]*?)[#;]atoll-form-[1-9]|data-atoll-form\\b/i';

	/** A link that is marked already: a block is asked about again with each block that it stands in. */
	private const MARKED = '/<a\s(?:[^>]*\s)?data-island="modal"[^>]*>/i';

	public function __construct(
		private ResumeAddress $resume,
		private SiteUrl $site,
		private PageAddress $page
	) {}

	/** A quick test, for blocks of every page. */
	public static function mayBeIn( string $html ): bool {
		return 1 === preg_match( self::PATTERN, $html )
			&& 1 === preg_match( self::PATTERN, (string) preg_replace( self::MARKED, '', $html ) );
	}

	/**
	 * @param string                     $html    Of a block, with or without links.
	 * @param callable( int ): ?string   $trigger What wakes the island at a link to this form; null for a form that is
	 *                                            better reached by following the link.
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

	/** Without JavaScript, a saved form that this page was asked for is to be found where the link leads. */
	private function resume( WP_HTML_Tag_Processor $link, int $form ): void {
		$href    = (string) $link->get_attribute( 'href' );
		$address = $this->resume->isForForm( $form ) && '#' !== $href[0] ? $this->addressHere( $href ) : '';
		if ( '' !== $address ) {
			$link->set_attribute( 'href', $this->resume->at( $address ) );
		}
	}

	/** 0 for a link that means none, leads nowhere, or leads to a place on its own page without naming a form. */
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
	 * The whole address that a link leads to, as it would be printed: what is looked at is what browsers get. Empty
	 * where it is another site's, whose forms have the same numbers.
	 */
	private function addressHere( string $href ): string {
		$page = $this->page->absolute( $this->page->current() );
		$url  = esc_url_raw( WP_Http::make_absolute_url( $href, $page ), array( 'http', 'https' ) );
		return $this->site->contains( $url ) ? $url : '';
	}
}
