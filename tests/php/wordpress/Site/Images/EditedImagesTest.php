<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Images;

use Atoll\Site\Images\ImagesProvider;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;

/** A picture that somebody turned or cut in the media library. */
final class EditedImagesTest extends NewsTestCase {

	protected function tearDown(): void {
		$_REQUEST = array();
		parent::tearDown();
	}

	public function test_visitors_see_it_as_it_was_turned_and_not_as_it_was_before(): void {
		$photo = $this->photo( 280, 200, 'portrait.jpg' );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		self::assertStringContainsString( 'portrait.jpg.webp', wp_get_attachment_image( $photo, 'full' ) );
		$this->rotate( $photo );
		$html = wp_get_attachment_image( $photo, 'full' );
		self::assertMatchesRegularExpression( '~<img width="200" height="280" src="[^"]*portrait-e\d+\.jpg"~', $html );
		self::assertStringNotContainsString( 'portrait.jpg.', $html );
	}

	public function test_an_edit_while_smaller_formats_are_made_is_kept(): void {
		$photo  = $this->photo( 700, 500, 'edited.jpg' );
		$edited = str_replace(
			'edited',
			'edited-e1',
			(string) wp_json_encode( wp_get_attachment_metadata( $photo ), JSON_UNESCAPED_SLASHES )
		);
		$edited = json_decode( $edited, true );
		$edit   = static function ( string $file ) use ( $photo, $edited ): string {
			global $wpdb;
			// As another process does.
			$wpdb->update(
				$wpdb->postmeta,
				array( 'meta_value' => serialize( $edited ) ),
				array( 'post_id' => $photo, 'meta_key' => '_wp_attachment_metadata' )
			);
			return $file;
		};
		add_filter( 'image_make_intermediate_size', $edit );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		remove_filter( 'image_make_intermediate_size', $edit );
		wp_cache_flush();
		self::assertSame( $edited, wp_get_attachment_metadata( $photo ) );
	}

	/** By a quarter, as the button of the media library does. */
	private function rotate( int $photo ): void {
		require_once ABSPATH . 'wp-admin/includes/image-edit.php';
		$_REQUEST = array( 'target' => 'all', 'history' => wp_slash( '[{"r":90}]' ) );
		self::assertObjectNotHasProperty( 'error', wp_save_image( $photo ) );
	}
}
