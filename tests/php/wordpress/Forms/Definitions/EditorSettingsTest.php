<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

/** What the block editor is told when it opens a form. */
final class EditorSettingsTest extends BuilderTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_scripts(); // Screens of wp-admin have it; WordPress reads its global without making it.
	}

	public function test_no_template_of_the_theme_is_offered_for_a_form(): void {
		$settings = array( 'supportsTemplateMode' => true );
		$form     = new \WP_Block_Editor_Context( array( 'post' => get_post( $this->draft() ) ) );
		$page     = new \WP_Block_Editor_Context(
			array( 'post' => get_post( wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) ) ) )
		);
		$this->assertFalse( get_block_editor_settings( $settings, $form )['supportsTemplateMode'] );
		$this->assertTrue( get_block_editor_settings( $settings, $page )['supportsTemplateMode'] );
	}

	public function test_blocks_of_a_form_cannot_be_hidden(): void {
		$features = array( 'blockVisibility' => array( 'allowEditing' => true ), 'color' => array( 'custom' => true ) );
		$form     = new \WP_Block_Editor_Context( array( 'post' => get_post( $this->draft() ) ) );
		$set      = get_block_editor_settings(
			array( '__experimentalFeatures' => $features ),
			$form
		)['__experimentalFeatures'];

		self::assertFalse( $set['blockVisibility']['allowEditing'] );
		self::assertArrayHasKey( 'color', $set );
		foreach ( array( 'atoll/field', 'atoll/page-break' ) as $name ) {
			$block = json_decode(
				(string) file_get_contents( dirname( __DIR__, 5 ) . '/blocks/' . substr( $name, 6 ) . '/block.json' ),
				true
			);
			self::assertFalse( $block['supports']['visibility'], $name );
		}
	}
}
