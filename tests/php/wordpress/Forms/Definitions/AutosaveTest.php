<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

final class AutosaveTest extends BuilderTestCase {

	private const SETTINGS = '{"save":true,"notifications":[{"id":"a1","name":"The \\\\office","to":"{admin_email}"}]}';

	public function test_ones_own_draft_keeps_the_settings_with_the_questions(): void {
		$this->actAs( 'editor' );
		$id = $this->draft();

		self::assertSame( 200, $this->saved( $id )->get_status() );
		self::assertSame(
			array( self::NAME_FIELD, self::SETTINGS ),
			array( get_post( $id )->post_content, get_post_meta( $id, 'atoll_settings', true ) )
		);
	}

	public function test_what_is_published_keeps_its_own_and_the_autosave_the_new_ones(): void {
		$this->actAs( 'editor' );
		$id       = $this->draft( self::NAME_FIELD, 'publish' );
		$autosave = $this->saved( $id, self::NO_CHOICES )->get_data()['id'];

		self::assertNotSame( $id, $autosave );
		self::assertSame( '', get_post_meta( $id, 'atoll_settings', true ) );
		self::assertSame( self::SETTINGS, get_metadata_raw( 'post', $autosave, 'atoll_settings', true ) );
	}

	public function test_without_settings_the_stored_ones_stay(): void {
		$this->actAs( 'editor' );
		$id = $this->draft();
		update_post_meta( $id, 'atoll_settings', wp_slash( self::SETTINGS ) );
		foreach ( array( array(), array( 'atoll_settings' => 7 ) ) as $meta ) {
			$this->autosave( $id, array( 'content' => self::NAME_FIELD, 'meta' => $meta ) );
		}

		self::assertSame( self::SETTINGS, get_post_meta( $id, 'atoll_settings', true ) );
	}

	private function saved( int $id, string $content = self::NAME_FIELD ): \WP_REST_Response {
		$changes = array( 'content' => $content, 'meta' => array( 'atoll_settings' => self::SETTINGS ) );
		return $this->autosave( $id, $changes );
	}
}
