<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The anchor that an editor gives to a block which the server prints: WordPress prints it from 7.0 on. */
final class AnchorTest extends SiteTestCase {

	protected function tearDown(): void {
		\WP_Block_Supports::get_instance()->register(
			'anchor',
			array( 'register_attribute' => 'wp_register_anchor_support', 'apply' => 'wp_apply_anchor_support' )
		);
		parent::tearDown();
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'blocks' )]
	public function test_it_is_the_blocks_id_once( string $name, array $attributes ): void {
		self::assertSame( 1, $this->times( $name, $attributes ) );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'blocks' )]
	public function test_it_is_the_blocks_id_where_wordpress_prints_none( string $name, array $attributes ): void {
		\WP_Block_Supports::get_instance()->register( 'anchor', array() );

		self::assertSame( 1, $this->times( $name, $attributes ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function blocks(): iterable {
		yield 'a call to action' => array( 'atoll/cta', array( 'label' => 'A', 'url' => '/' ) );
		yield 'a telephone number' => array( 'atoll/phone-link', array( 'phone' => '(02) 5550 0142' ) );
		yield 'a form' => array( 'atoll/form', array( 'formId' => 0 ) );
		yield 'a form of Gravity Forms' => array( 'gravityforms/form', array( 'formId' => '0' ) );
		yield 'a picture' => array( 'atoll/image', array( 'id' => 0, 'decorative' => true ) );
	}

	/** @param array<string, mixed> $attributes */
	private function times( string $name, array $attributes ): int {
		if ( isset( $attributes['formId'] ) ) {
			$form                 = $this->form();
			$attributes['formId'] = is_string( $attributes['formId'] ) ? (string) $form : $form;
		}
		if ( isset( $attributes['id'] ) ) {
			$attributes['id'] = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), 'drawing.png' );
		}
		$html = do_blocks(
			"<!-- wp:{$name} " . serialize_block_attributes( array( ...$attributes, 'anchor' => 'book' ) ) . ' /-->'
		);
		if ( isset( $attributes['id'] ) ) {
			wp_delete_attachment( $attributes['id'], true );
		}
		return substr_count( $html, ' id="book"' );
	}
}
