<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class FieldBlockTest extends SiteTestCase {

	public function test_a_page_break_is_a_block_that_wordpress_knows(): void {
		self::assertNotNull( \WP_Block_Type_Registry::get_instance()->get_registered( 'atoll/page-break' ) );
	}

	public function test_every_setting_of_a_form_s_fields_is_an_attribute_of_the_block(): void {
		$this->form();
		$attributes = \WP_Block_Type_Registry::get_instance()->get_registered( 'atoll/field' )?->attributes ?? array();
		$posts      = get_posts( array( 'post_type' => FormPostType::NAME, 'post_status' => 'any' ) );
		$found      = array();
		foreach ( parse_blocks( $posts[0]->post_content ) as $block ) {
			self::assertSame( 'atoll/field', $block['blockName'] );
			$found += $block['attrs'];
		}

		self::assertArrayHasKey( 'kind', $found );
		self::assertSame( array(), array_diff_key( $found, $attributes ) );
	}
}
