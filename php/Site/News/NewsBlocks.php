<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** Prints the blocks of the news templates by their names. */
final class NewsBlocks {

	/** @param array<string, NewsBlock> $blocks By the block's name without `atoll/`. */
	public function __construct( private array $blocks ) {}

	/**
	 * With the block's wrapper, whose class names and spacing WordPress knows while it renders the block; empty when
	 * there is nothing to show.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function html( array $attributes, \WP_Block $block ): string {
		$name = substr( (string) $block->name, strlen( 'atoll/' ) );
		$post = $block->context['postId'] ?? get_the_ID();
		$html = isset( $this->blocks[ $name ] )
			? $this->blocks[ $name ]->html( new JsonData( $attributes ), is_numeric( $post ) ? (int) $post : 0 )
			: '';
		return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}
}
