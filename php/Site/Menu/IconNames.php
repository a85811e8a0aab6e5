<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/** Translated names of the icons in theme/atoll/marks, for people who choose one. */
final class IconNames {

	/** @param string $icon File name without its extension; empty for none. */
	public static function label( string $icon ): string {
		return match ( $icon ) {
			''           => __( 'None', 'atoll' ),
			'banksia'    => __( 'Banksia flower', 'atoll' ),
			'calculator' => __( 'Calculator', 'atoll' ),
			'chevron'    => __( 'Arrow down', 'atoll' ),
			'cottage'    => __( 'Cottage', 'atoll' ),
			'external'   => __( 'Arrow out of a window', 'atoll' ),
			'frame'      => __( 'House frame', 'atoll' ),
			'house'      => __( 'House', 'atoll' ),
			'page'       => __( 'Page', 'atoll' ),
			'phone'      => __( 'Phone', 'atoll' ),
			'question'   => __( 'Question mark', 'atoll' ),
			'rooms'      => __( 'Plan of rooms', 'atoll' ),
			'shop'       => __( 'Shop', 'atoll' ),
			'swap'       => __( 'Two arrows', 'atoll' ),
			'terrace'    => __( 'Terrace house', 'atoll' ),
			'ute'        => __( 'Ute', 'atoll' ),
			default      => ucfirst( $icon ),
		};
	}
}
