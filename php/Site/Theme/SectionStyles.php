<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** The sheets of sections that not every page has: a page loads those of the class names that its blocks carry. */
final class SectionStyles {

	/** Sheets by class name. */
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

	/** WordPress' own details block has the sheet of our questions. */
	public function loadQuestions( string $html ): string {
		wp_enqueue_style( 'atoll-faq' );
		return $html;
	}

	/** The editor's canvas may show any of them. */
	public function loadForEditors(): void {
		array_map( 'wp_enqueue_style', array( 'atoll-faq', ...array_values( array_unique( self::SHEETS ) ) ) );
	}
}
