<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** Style sheets of sections. A page loads those for the class names of its blocks. */
final class SectionStyles {

	/** Style sheets by class name. */
	private const SHEETS = array(
		'atoll-ledger'    => 'atoll-ledger',
		'atoll-steps'     => 'atoll-steps',
		'atoll-lines'     => 'atoll-steps',
		'atoll-checklist' => 'atoll-steps',
		'atoll-stages'    => 'atoll-steps',
		'atoll-compare'   => 'atoll-compare',
		'atoll-balance'   => 'atoll-compare',
		'atoll-statement' => 'atoll-statement',
		'atoll-document'  => 'atoll-document',
		'atoll-contact'   => 'atoll-contact',
	);

	/** @param array<string, mixed> $block */
	public function load( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? null;
		$names      = is_array( $attributes ) ? $attributes['className'] ?? '' : '';
		if ( is_string( $names ) ) {
			array_map( 'wp_enqueue_style', array_intersect_key( self::SHEETS, array_flip( explode( ' ', $names ) ) ) );
		}
		return $html;
	}

	/** Loads the style sheet of our FAQ for WordPress' own details block. */
	public function loadQuestions( string $html ): string {
		wp_enqueue_style( 'atoll-faq' );
		return $html;
	}

	/** Loads all of them for the editor's canvas, which may show any of them. */
	public function loadForEditors(): void {
		array_map( 'wp_enqueue_style', array( 'atoll-faq', ...array_values( array_unique( self::SHEETS ) ) ) );
	}
}
