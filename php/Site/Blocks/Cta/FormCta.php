<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Forms\Modals\FormLocator;
use Atoll\Site\Blocks\BlockAttributes;

/**
 * Leads to the form `formId` on this page, or else opens it above this page. Those without JavaScript are led to
 * `fallbackUrl`, or to a page that shows the form; with `leaves` everybody is. Where no page does, it is for those with
 * JavaScript alone. A form that nobody may fill in leads nowhere.
 */
final class FormCta implements CtaKind {

	public function __construct( private FormLocator $locator ) {}

	public function target( BlockAttributes $attributes ): ?CtaTarget {
		$form        = $attributes->number( 'formId' );
		$fallbackUrl = $attributes->text( 'fallbackUrl' );
		if ( $form <= 0 ) {
			return '' === $fallbackUrl ? null : new CtaTarget( $fallbackUrl );
		}
		$title = $this->locator->title( $form );
		if ( null === $title ) {
			return null;
		}
		if ( $this->locator->isOnThisPage( $form ) ) {
			return new CtaTarget( $this->anchor( $form ), $title );
		}
		$page = '' === $fallbackUrl ? $this->locator->page( $form ) : $fallbackUrl;
		return '' === $page
			? new CtaTarget( $this->anchor( $form ), $title, form: $form, needsScript: true )
			: new CtaTarget(
				$this->withAnchor( $page, $form ),
				$title,
				form: $attributes->flag( 'leaves' ) ? 0 : $form
			);
	}

	/** A page without that form ignores the fragment, so it may stand on every address that has none. */
	private function withAnchor( string $url, int $form ): string {
		$isPage = 1 === preg_match( '~^(https?:/)?/[^#]*$~iD', $url );
		return $isPage ? $url . $this->anchor( $form ) : $url;
	}

	private function anchor( int $form ): string {
		return '#atoll-form-' . $form;
	}
}
