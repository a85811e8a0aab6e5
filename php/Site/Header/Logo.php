<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Company;
use Atoll\Site\Theme\ThemeIcons;

/** The logo, which links to the front page (spec 2): an icon with the company's name, only the name, or an image. */
final class Logo {

	/** Image size that WordPress generates; it is about twice as high as the logo is shown. */
	private const SIZE = 'medium';

	public function __construct( private Company $company, private ThemeIcons $icons ) {}

	/** @param JsonData $header Settings of the header. */
	public function render( JsonData $header ): string {
		return sprintf(
			'<a class="atoll-header__logo" href="%s" rel="home"%s>%s</a>',
			esc_url( home_url( '/' ) ),
			is_front_page() ? ' aria-current="page"' : '',
			$this->content( $header->string( 'headerLogo' ), $header->int( 'headerLogoImage' ) )
		);
	}

	private function content( string $kind, int $image ): string {
		$picture = 'image' === $kind ? $this->image( $image > 0 ? $image : $this->company->logo() ) : '';
		$mark    = 'name' === $kind ? '' : $this->icons->svg( $this->company->mark() );
		return '' === $picture
			? $mark . sprintf( '<span class="atoll-header__name">%s</span>', esc_html( $this->company->name() ) )
			: $picture;
	}

	/** Renders the image; empty if it was deleted, so that icon and name are shown instead. */
	private function image( int $id ): string {
		return 0 === $id ? '' : wp_get_attachment_image(
			$id,
			self::SIZE,
			false,
			array(
				'class'    => 'atoll-header__image',
				'alt'      => $this->company->name(),
				'loading'  => 'eager',
				'decoding' => 'async',
			)
		);
	}
}
