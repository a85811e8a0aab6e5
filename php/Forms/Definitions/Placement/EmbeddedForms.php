<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;

/** Finds forms in post content: in visible blocks, in the blocks of synced patterns, and in shortcodes. */
final class EmbeddedForms {

	private const BLOCKS     = array( 'atoll/form' );
	private const SHORTCODES = array( 'atoll_form' );

	/** Blocks of Gravity Forms, in the content of sites that used it before. */
	private const GF_BLOCKS     = array( 'gravityforms/form' );
	private const GF_SHORTCODES = array( 'gravityform', 'gravityforms' );

	/** @param \Closure(): bool $gravityFormsIsActive If true, the plugin's block and shortcodes show its own forms. */
	public function __construct( private \Closure $gravityFormsIsActive ) {}

	/** @param int $form The form's public number. */
	public function isIn( \WP_Post $post, int $form ): bool {
		return ! post_password_required( $post ) && in_array( $form, $this->in( $post->post_content ), true );
	}

	/** @return list<int> Public numbers of the forms. */
	public function in( string $content ): array {
		$numbers = array();
		foreach ( ContentsWithPatterns::collect( $content ) as $shown ) {
			$blocks  = array_filter( $this->blocks(), static fn( string $name ) => has_block( $name, $shown ) );
			$numbers = array(
				...$numbers,
				...$this->inShortcodes( $shown ),
				...( array() === $blocks ? array() : $this->inBlocks( parse_blocks( $shown ) ) ),
			);
		}
		return $numbers;
	}

	/** @return list<int> */
	private function inShortcodes( string $content ): array {
		$names = ( $this->gravityFormsIsActive )()
			? self::SHORTCODES
			: array( ...self::SHORTCODES, ...self::GF_SHORTCODES );
		if (
			! str_contains( $content, '[' )
				|| 0 === preg_match_all( '/' . get_shortcode_regex( $names ) . '/', $content, $found, PREG_SET_ORDER )
		) {
			return array();
		}
		// WordPress prints a shortcode in double brackets as text.
		$shortcodes = array_filter( $found, static fn( array $shortcode ) => '[' !== $shortcode[1] );
		$numbers    = array_map(
			static fn( array $match ) => (int) JsonData::of( shortcode_parse_atts( $match[3] ) )->string( 'id' ),
			$shortcodes
		);
		return array_values( array_filter( $numbers ) );
	}

	/**
	 * @param array<mixed> $blocks Blocks from parse_blocks().
	 * @return list<int>
	 */
	private function inBlocks( array $blocks ): array {
		$numbers = array();
		foreach ( $blocks as $parsed ) {
			$block   = JsonData::of( $parsed );
			$numbers = in_array( $block->string( 'blockName' ), $this->blocks(), true )
				? array( ...$numbers, (int) $block->map( 'attrs' )->string( 'formId' ) )
				: array( ...$numbers, ...$this->inBlocks( $block->array( 'innerBlocks' ) ) );
		}
		return $numbers;
	}

	/** @return list<string> */
	private function blocks(): array {
		return ( $this->gravityFormsIsActive )() ? self::BLOCKS : array( ...self::BLOCKS, ...self::GF_BLOCKS );
	}
}
