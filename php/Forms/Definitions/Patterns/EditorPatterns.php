<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Patterns;

use Atoll\Forms\Definitions\Posts\FormPostType;

/** Offers finished forms as block patterns, in the form editor only: for new forms and in the inserter. */
final class EditorPatterns {

	private const CATEGORY = 'atoll-forms';
	private const ROUTE    = '/wp/v2/block-patterns/';

	private bool $isRegistered = false;

	public function __construct( private FormPatterns $patterns ) {}

	/**
	 * Reads the pattern files only when the editor requests patterns.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function registerOnRequest( mixed $response, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		if ( ! $this->isRegistered && str_starts_with( $request->get_route(), self::ROUTE ) ) {
			$this->isRegistered = true;
			$this->register();
		}
		return $response;
	}

	private function register(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Forms', 'atoll' ) ) );
		foreach ( $this->patterns->all() as $name => $pattern ) {
			register_block_pattern(
				"atoll/form-{$name}",
				array(
					'title'       => $pattern->string( 'title' ),
					'description' => $pattern->string( 'description' ),
					'keywords'    => array_values( $pattern->strings( 'keywords' ) ),
					'categories'  => array( self::CATEGORY ),
					'postTypes'   => array( FormPostType::NAME ),
					// Makes the editor offer the pattern for a new post.
					'blockTypes'  => array( 'core/post-content' ),
					'content'     => $this->patterns->blocks( $pattern->map( 'form' ) ),
				)
			);
		}
	}
}
