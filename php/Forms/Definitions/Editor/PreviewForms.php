<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Editor;

use Atoll\Engine\Compiling\CompileResult;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Platform\Errors\PublicError;
/** Forms for the preview: as they were last saved, in any post status. */
final class PreviewForms {

	/** A number that no form has, so that nothing can be submitted, saved or uploaded for a previewed form. */
	private const NUMBER = 0;

	public function __construct( private EditedForms $edited ) {}

	/** Returns the error for a form number that does not exist. */
	public static function missing( int $number ): PublicError {
		return self::NUMBER === $number ? new SentFromPreview() : new FormNotFound();
	}

	/** Returns the route in s1t2/v1 that the preview sends answers to. */
	public static function path( int $post ): string {
		return "/forms/{$post}/preview";
	}

	/** Compiles the form from the editor's autosave if that is newer than the post, otherwise from the post. */
	public function compile( \WP_Post $post ): CompileResult {
		$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
		$newest   = false !== $autosave && $autosave->post_modified_gmt > $post->post_modified_gmt ? $autosave : $post;
		$meta     = get_metadata_raw( 'post', $newest->ID, FormSource::SETTINGS, true );
		$settings = FormSource::settings( is_string( $meta ) ? $meta : '' );
		$compiled = $this->edited->attempt( $post, $newest->post_title, $newest->post_content, $settings );
		return new CompileResult(
			array( 'id' => self::NUMBER, 'save' => false, 'entrySave' => false ) + $compiled->definition,
			$compiled->problems,
			$compiled->warnings
		);
	}
}
