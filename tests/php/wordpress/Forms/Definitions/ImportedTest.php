<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** The block editor forgets what a block does not declare: nothing of a form that moved in may be that. */
final class ImportedTest extends BuilderTestCase {

	private const FIXTURES = array( 'enquiry', 'every-kind', 'logic' );

	/** @return iterable<string, array{string}> */
	public static function fixtures(): iterable {
		foreach ( self::FIXTURES as $fixture ) {
			yield $fixture => array( $fixture );
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_what_an_import_stores_is_declared_and_of_the_type_that_is_declared( string $fixture ): void {
		$this->form( $fixture );
		$post = get_posts( array( 'post_type' => FormPostType::NAME, 'post_status' => 'any' ) )[0];
		$lost = array();
		foreach ( parse_blocks( $post->post_content ) as $block ) {
			$attributes = \WP_Block_Type_Registry::get_instance()->get_registered(
				(string) $block['blockName']
			)?->attributes ?? array();
			foreach ( $block['attrs'] as $name => $value ) {
				$isStored = isset( $attributes[ $name ] )
					&& true === rest_validate_value_from_schema( $value, $attributes[ $name ], $name );
				$lost[]   = $isStored ? '' : "{$block['blockName']} {$name}";
			}
		}

		self::assertSame( array(), array_values( array_unique( array_filter( $lost ) ) ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_opening_and_saving_a_form_changes_nothing_of_it( string $fixture ): void {
		$number = $this->form( $fixture );
		$this->actAs( 'editor' );
		$id     = Inside::get( FormRepository::class )->findAny( $number )->postId;
		$before = $this->get( "/gf/v2/forms/{$number}" )->get_data();
		$form   = $this->get( "/wp/v2/atoll-forms/{$id}", array( 'context' => 'edit' ) )->get_data();
		$saved  = $this->save(
			$id,
			array(
				'content' => $form['content']['raw'],
				'title'   => $form['title']['raw'],
				'meta'    => array( 'atoll_settings' => $form['meta']['atoll_settings'] ),
			)
		);

		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertEquals( $before, $this->get( "/gf/v2/forms/{$number}" )->get_data() );
	}
}
