<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Forms\Modals\FormLocator;
use Atoll\Site\Blocks\BlockAttributes;

/**
 * Links to the form `formId` on the current page, or opens it in a modal. Without JavaScript, or for everyone with
 * `leaves`, links to `fallbackUrl` or to a page that shows the form; if there is neither, only JavaScript can open it.
 * There is no target if the form is closed.
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

	/** Adds the form's anchor to URLs without a fragment. A page without the form ignores it. */
	private function withAnchor( string $url, int $form ): string {
		$isPage = 1 === preg_match( '~^(https?:/)?/[^#]*$~iD', $url );
		return $isPage ? $url . $this->anchor( $form ) : $url;
	}

	private function anchor( int $form ): string {
		return '#atoll-form-' . $form;
	}
}
