<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Footer\Skins\FooterSkin;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** The footer of every page (spec 2, site chrome), as chosen for the page and in the skin from the settings. */
final class Footer {

	/** Skins, as stored in the setting `footerCustom`. */
	private const CUSTOM = 'custom';

	/**
	 * @param \Closure(): non-empty-array<string, \Closure(): FooterSkin> $skins By name; the first is the default for
	 *        unknown names.
	 */
	public function __construct( private PageMeta $pages, private FooterViews $views, private \Closure $skins ) {}

	/** @param string $variant `primary` or `secondary`, to override the page's setting; anything else follows it. */
	public function html( string $variant = '' ): string {
		$variant = in_array( $variant, array( PageSettings::PRIMARY, PageSettings::SECONDARY ), true )
			? $variant
			: $this->pages->current()->footer;
		if ( PageSettings::NONE === $variant ) {
			return '';
		}
		$skin = $this->skin( $variant );
		wp_enqueue_style( self::style( $skin ) );
		return sprintf(
			'<div class="atoll-footer atoll-footer--%s">%s</div>',
			esc_attr( $skin->name() ),
			$skin->html( $this->views->create( $variant ) )
		);
	}

	/** Adds the style sheet to editors, which fetch the block's preview as HTML without it. */
	public function enqueueForEditor(): void {
		wp_enqueue_style( self::style( $this->skin( PageSettings::PRIMARY ) ) );
		wp_enqueue_style( self::style( $this->skin( PageSettings::SECONDARY ) ) );
	}

	private function skin( string $variant ): FooterSkin {
		$settings = $this->views->settingsOf( $variant );
		$name     = $settings->string( 'footerSkin' );
		$name     = self::CUSTOM === $name ? $settings->string( 'footerCustom' ) : $name;
		$skins    = ( $this->skins )();
		return ( $skins[ $name ] ?? $skins[ array_key_first( $skins ) ] )();
	}

	private static function style( FooterSkin $skin ): string {
		return 'atoll-footer-' . $skin->name();
	}
}
