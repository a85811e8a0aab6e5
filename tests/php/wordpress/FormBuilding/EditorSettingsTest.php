<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\FormBuilding;

/** What the block editor is told when it opens a form. */
final class EditorSettingsTest extends BuilderTestCase {

	public function test_no_template_of_the_theme_is_offered_for_a_form(): void {
		$settings = array( 'supportsTemplateMode' => true );
		$form     = new \WP_Block_Editor_Context( array( 'post' => get_post( $this->draft() ) ) );
		$page     = new \WP_Block_Editor_Context( array( 'post' => get_post( wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) ) ) ) );
		$this->assertFalse( get_block_editor_settings( $settings, $form )['supportsTemplateMode'] );
		$this->assertTrue( get_block_editor_settings( $settings, $page )['supportsTemplateMode'] );
	}
}
