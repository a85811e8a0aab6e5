<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Services\Lazy;
use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Theme\ThemeIcons;

/** Calls to action of a header, from the settings (spec 3, CTA settings). Those without a target are left out. */
final class HeaderCtas {

	/** The most that are shown, even if the settings hold more. */
	private const MAX = 3;

	/** @param \Closure(): Ctas $ctas Called when a header is printed. */
	public function __construct( #[Lazy( Ctas::class )] private \Closure $ctas, private ThemeIcons $icons ) {}

	/**
	 * @param JsonData $header Settings of the header.
	 * @return list<HeaderCta>
	 */
	public function read( JsonData $header ): array {
		$visible = array();
		foreach ( array_slice( $header->list( 'headerCtas' ), 0, self::MAX ) as $cta ) {
			$link = $cta->bool( 'headerCtaToggle' ) ? $this->link( $cta ) : '';
			if ( '' !== $link ) {
				$visible[] = new HeaderCta(
					$link,
					$cta->bool( 'headerCtaBurgerToggle' ),
					$cta->bool( 'headerCtaMobileToggle' ),
					$cta->bool( 'headerCtaButtonHeightToggle' )
				);
			}
		}
		return $visible;
	}

	/**
	 * Returns the labels of calls to action that are switched on but have no target, so that visitors do not see them.
	 * Phone calls are left out if the company has no number yet: they appear once it has.
	 *
	 * @param JsonData $header Settings of the header.
	 * @return list<string>
	 */
	public function hidden( JsonData $header ): array {
		$hidden = array();
		foreach ( $header->list( 'headerCtas' ) as $cta ) {
			$isWaiting = 'phone' === $cta->string( 'headerCtaHref' ) && '' === $cta->string( 'headerCtaNumber' );
			if ( $cta->bool( 'headerCtaToggle' ) && ! $isWaiting && '' === $this->link( $cta ) ) {
				$hidden[] = $cta->string( 'headerCtaOptionLabel' )
					?: $cta->string( 'headerCtaNumber' )
					?: __( 'no label', 'atoll' );
			}
		}
		return $hidden;
	}

	/**
	 * Returns the most important call to action that is not a phone call: the last one in the settings.
	 *
	 * @param JsonData $header Settings of the header.
	 * @return array<string, mixed> Attributes of the block atoll/cta; empty if there is none.
	 */
	public function first( JsonData $header ): array {
		foreach ( array_reverse( array_slice( $header->list( 'headerCtas' ), 0, self::MAX ) ) as $cta ) {
			$isShown = $cta->bool( 'headerCtaToggle' ) && 'phone' !== $cta->string( 'headerCtaHref' );
			if ( $isShown && '' !== $this->link( $cta ) ) {
				return $this->attributes( $cta );
			}
		}
		return array();
	}

	private function link( JsonData $cta ): string {
		return ( $this->ctas )()->link(
			new BlockAttributes( $this->attributes( $cta ) ),
			'phone' === $cta->string( 'headerCtaHref' ) ? $this->icons->svg( 'phone' ) : ''
		);
	}

	/** @return array<string, mixed> Attributes of the block atoll/cta. */
	private function attributes( JsonData $cta ): array {
		return array(
			'kind'        => $cta->string( 'headerCtaHref' ),
			'label'       => $cta->string( 'headerCtaOptionLabel' ),
			'appearance'  => $cta->string( 'headerCtaOptionStyle' ),
			'url'         => $cta->string( 'headerCtaLink' ),
			'fallbackUrl' => $cta->string( 'headerCtaLink' ),
			'formId'      => $cta->int( 'headerCtaFormId' ),
			'leaves'      => 'page' === $cta->string( 'headerCtaFormStyle' ),
			'phone'       => $cta->string( 'headerCtaNumber' ),
		);
	}
}
