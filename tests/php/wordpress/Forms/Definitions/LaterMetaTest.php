<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** Not everybody writes a form's meta values before its post: what comes later counts for visitors too. */
final class LaterMetaTest extends BuilderTestCase {

	/** What other tests changed is done with. */
	protected function setUp(): void {
		parent::setUp();
		self::endRequest();
	}

	public function test_a_form_is_compiled_again_when_its_settings_come_after_it(): void {
		$id = $this->draft( self::NAME_FIELD, 'publish' );

		add_post_meta( $id, FormSource::SETTINGS, wp_slash( self::settings( 'Thank you' ) ) );
		self::endRequest();

		self::assertSame( array( '<p>Thank you</p>' ), $this->messages( $id ) );
	}

	public function test_a_revision_brings_its_settings_back(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD, 'publish' );
		$this->save( $id, array( 'meta' => array( FormSource::SETTINGS => self::settings( 'First' ) ) ) );
		$this->save( $id, array( 'meta' => array( FormSource::SETTINGS => self::settings( 'Second' ) ) ) );
		$revisions = array_filter(
			wp_get_post_revisions( $id ),
			static fn( \WP_Post $revision ) => self::settings( 'First' )
				=== get_post_meta( $revision->ID, FormSource::SETTINGS, true )
		);

		wp_restore_post_revision( array_key_first( $revisions ) );
		self::endRequest();

		self::assertSame( array( '<p>First</p>' ), $this->messages( $id ) );
	}

	public function test_what_was_saved_with_its_settings_is_not_compiled_again(): void {
		$this->actAs( 'editor' );
		$id = $this->draft( self::NAME_FIELD, 'publish' );
		$this->save( $id, array( 'meta' => array( FormSource::SETTINGS => self::settings( 'Thank you' ) ) ) );
		$queries = get_num_queries();

		self::endRequest();

		self::assertSame( $queries, get_num_queries() );
		self::assertSame( array( '<p>Thank you</p>' ), $this->messages( $id ) );
	}

	private static function settings( string $message ): string {
		return (string) wp_json_encode(
			array(
				'confirmations' => array(
					array(
						'id' => 'default', 'name' => 'Default', 'isDefault' => true, 'type' => 'message',
						'message' => "<p>{$message}</p>",
					),
				),
			)
		);
	}

	/** @return list<string> What visitors of the form are told. */
	private function messages( int $id ): array {
		$store = Inside::get( FormRepository::class );
		$form  = $store->findAny( $store->numberOf( $id ) )?->form;
		return array_column( $form?->confirmations() ?? array(), 'message' );
	}
}
