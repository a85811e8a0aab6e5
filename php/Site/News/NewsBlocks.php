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
		$post = $this->post( $block->context['postId'] ?? null );
		$html = isset( $this->blocks[ $name ] )
			? $this->blocks[ $name ]->html( new JsonData( $attributes ), $post )
			: '';
		return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}

	/** Where WordPress shows the same, its own copy: a preview's changes are in no other. */
	private function post( mixed $id ): ?\WP_Post {
		$shown = get_post();
		if ( ! is_numeric( $id ) || (int) $id === $shown?->ID ) {
			return $shown;
		}
		return $id > 0 ? get_post( (int) $id ) : null;
	}
}
