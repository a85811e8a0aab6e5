<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\ShownBlocks;

/** Finds forms in what editors wrote and did not hide: in blocks, also those of synced patterns, and in shortcodes. */
final class EmbeddedForms {

	private const BLOCKS     = array( 'atoll/form' );
	private const SHORTCODES = array( 'atoll_form' );

	/** Of Gravity Forms, as contents of sites that used it before have them. */
	private const GF_BLOCKS     = array( 'gravityforms/form' );
	private const GF_SHORTCODES = array( 'gravityform', 'gravityforms' );

	/** @param \Closure(): bool $gravityFormsIsActive Its block and shortcodes then show its own forms. */
	public function __construct( private \Closure $gravityFormsIsActive ) {}

	/** @param int $form Its public number. */
	public function isIn( \WP_Post $post, int $form ): bool {
		return ! post_password_required( $post ) && in_array( $form, $this->in( $post->post_content ), true );
	}

	/** @return list<int> The forms' public numbers. */
	public function in( string $content ): array {
		return $this->numbers( $content, array() );
	}

	/**
	 * @param list<int> $seen Synced patterns around this content, so that none is entered twice.
	 * @return list<int>
	 */
	private function numbers( string $content, array $seen ): array {
		$content = ShownBlocks::of( $content );
		$blocks  = array_filter(
			array( ...$this->blocks(), 'core/block' ),
			static fn( string $name ) => has_block( $name, $content )
		);
		return array_merge(
			$this->inShortcodes( $content ),
			array() === $blocks ? array() : $this->inBlocks( parse_blocks( $content ), $seen )
		);
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
		// A shortcode in double brackets is printed as text.
		$shortcodes = array_filter( $found, static fn( array $shortcode ) => '[' !== $shortcode[1] );
		$numbers    = array_map(
			static fn( array $match ) => (int) JsonData::of( shortcode_parse_atts( $match[3] ) )->string( 'id' ),
			$shortcodes
		);
		return array_values( array_filter( $numbers ) );
	}

	/**
	 * @param array<mixed> $blocks As parse_blocks() gives them.
	 * @param list<int>    $seen
	 * @return list<int>
	 */
	private function inBlocks( array $blocks, array $seen ): array {
		return array_merge(
			array(),
			...array_map(
				fn( mixed $block ) => is_array( $block ) ? $this->inBlock( $block, $seen ) : array(),
				array_values( $blocks )
			)
		);
	}

	/**
	 * @param array<mixed> $block
	 * @param list<int>    $seen
	 * @return list<int>
	 */
	private function inBlock( array $block, array $seen ): array {
		$attributes = JsonData::of( $block['attrs'] ?? null );
		$name       = $block['blockName'] ?? '';
		if ( in_array( $name, $this->blocks(), true ) ) {
			return array( (int) $attributes->string( 'formId' ) );
		}
		return 'core/block' === $name
			? $this->inPattern( $attributes->int( 'ref' ), $seen )
			: $this->inBlocks( (array) ( $block['innerBlocks'] ?? array() ), $seen );
	}

	/**
	 * @param list<int> $seen
	 * @return list<int>
	 */
	private function inPattern( int $pattern, array $seen ): array {
		$post = $pattern > 0 && ! in_array( $pattern, $seen, true ) ? get_post( $pattern ) : null;
		return 'publish' === $post?->post_status
			? $this->numbers( $post->post_content, array( ...$seen, $pattern ) )
			: array();
	}

	/** @return list<string> */
	private function blocks(): array {
		return ( $this->gravityFormsIsActive )() ? self::BLOCKS : array( ...self::BLOCKS, ...self::GF_BLOCKS );
	}
}
