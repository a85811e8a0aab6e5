<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Company;
use Atoll\Site\Theme\ThemeIcons;

/** The logo, which leads to the front page (spec 2): a mark with the company's name, the name alone, or a picture. */
final class Logo {

	/** Of the image that WordPress makes: room for twice the height that is shown. */
	private const SIZE = 'medium';

	public function __construct( private Company $company, private ThemeIcons $icons ) {}

	/** @param JsonData $header Settings of a header. */
	public function of( JsonData $header ): string {
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

	/** '' when it was deleted: mark and name are shown instead. */
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
