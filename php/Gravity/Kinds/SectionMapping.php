<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Gravity Forms' section: a heading between fields, with a text below. In Atoll a field of kind `html`. */
final class SectionMapping implements KindMapping {

	private const TYPE = 'section';

	public function names(): array {
		return array( 'content' );
	}

	public function read( array $gravity ): array {
		if ( self::TYPE !== ( $gravity['type'] ?? '' ) ) {
			$content = LooseValues::text( $gravity['content'] ?? '' );
			return '' === $content ? array() : array( 'content' => $content );
		}
		$label       = trim( LooseValues::text( $gravity['label'] ?? '' ) );
		$description = trim( LooseValues::text( $gravity['description'] ?? '' ) );
		return array(
			'content' => ( '' === $label ? '' : '<h3>' . wp_kses_post( $label ) . '</h3>' ) . wpautop( $description ),
		);
	}

	/** A section that no longer consists of a heading and a text is exported as an HTML field. */
	public function write( array $settings, array $gravity ): array {
		$content = LooseValues::text( $settings['content'] ?? '' );
		if ( self::TYPE !== ( $gravity['type'] ?? '' ) ) {
			return array( 'content' => $content ) + $gravity;
		}
		return 1 === preg_match( '~^\s*<h3>(.*?)</h3>(.*)$~s', $content, $match )
			? array(
				'label' => html_entity_decode( $match[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'description' => trim( $match[2] ),
			)
				+ array_diff_key( $gravity, array( 'content' => true ) )
			: array( 'type' => 'html', 'content' => $content ) + $gravity;
	}
}
