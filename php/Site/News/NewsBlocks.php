<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** Renders the blocks of the news templates. */
final class NewsBlocks {

	/** @param array<string, NewsBlock> $blocks By block name without `atoll/`. */
	public function __construct( private array $blocks ) {}

	/**
	 * Returns the block with its wrapper; empty if there is nothing to show. Call it while WordPress renders the block,
	 * so that the wrapper has the block's class names and spacing.
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

	/**
	 * Returns the post by id. If it is the current post, returns WordPress' own copy, with the changes of a preview.
	 */
	private function post( mixed $id ): ?\WP_Post {
		$shown = get_post();
		if ( ! is_numeric( $id ) || (int) $id === $shown?->ID ) {
			return $shown;
		}
		return $id > 0 ? get_post( (int) $id ) : null;
	}
}
