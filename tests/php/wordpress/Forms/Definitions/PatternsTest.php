<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Patterns\FormPatterns;
use Atoll\Forms\Definitions\Posts\FormContent;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Posts\SafeHtml;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** The finished forms that editors begin with. */
final class PatternsTest extends BuilderTestCase {

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		foreach ( (array) glob( dirname( __DIR__, 5 ) . '/contract/patterns/*.json' ) as $file ) {
			$name = basename( (string) $file, '.json' );
			yield $name => array( $name );
		}
	}

	#[DataProvider( 'names' )]
	public function test_each_is_a_form_that_works_as_it_stands( string $name ): void {
		$this->actAs( 'editor' );
		$patterns = $this->patterns();
		self::assertArrayHasKey( $name, $patterns->all(), 'It is offered.' );
		$form     = $patterns->all()[ $name ]->map( 'form' );
		$content  = $patterns->blocks( $form );
		$settings = $this->settingsOf( $content );
		$answer   = $this->check( $this->draft(), $content, $settings )->get_data();

		self::assertSame( array(), $answer['problems'] );
		self::assertCount( count( $form->list( 'fields' ) ), (array) $answer['fields'], 'Each has an id of its own.' );
		self::assertNotSame( '', $form->list( 'confirmations' )[0]->string( 'message' ) );
	}

	/** Nobody's name is too much for a form to begin with: Mary Ann, O’Connor, van der Berg. */
	public function test_they_and_the_demo_sites_forms_take_names_with_spaces(): void {
		$root      = dirname( __DIR__, 5 );
		$questions = 0;
		$files = array(
			...(array) glob( "{$root}/contract/patterns/*.json" ),
			...(array) glob( "{$root}/plugin/demo/content/{application,enquiry}.json", GLOB_BRACE ),
		);
		foreach ( $files as $file ) {
			$form = JsonData::of( wp_json_file_decode( (string) $file, array( 'associative' => true ) ) );
			foreach ( ( $form->has( 'form' ) ? $form->map( 'form' ) : $form )->list( 'fields' ) as $field ) {
				if ( in_array( $field->string( 'kind' ), array( 'name', 'address' ), true ) ) {
					self::assertTrue( $field->bool( 'allowPunctuation' ), "{$file}, field {$field->int( 'id' )}" );
					++$questions;
				}
			}
		}
		self::assertGreaterThan( 5, $questions );
	}

	/** Types that the block does not know are dropped by the editor without a word. */
	public function test_the_editor_keeps_every_setting_of_them(): void {
		$block = (array) wp_json_file_decode(
			dirname( __DIR__, 5 ) . '/blocks/field/block.json',
			array( 'associative' => true )
		);
		foreach ( $this->patterns()->all() as $name => $pattern ) {
			foreach ( $pattern->map( 'form' )->list( 'fields' ) as $field ) {
				foreach ( array_diff_key( $field->all(), array( 'page' => true ) ) as $setting => $value ) {
					$schema = JsonData::of( $block['attributes'] )->map( (string) $setting )->all();
					self::assertTrue(
						rest_validate_value_from_schema( $value, $schema ),
						"{$name}, field {$field->int( 'id' )}: {$setting}"
					);
				}
			}
		}
	}

	public function test_the_loan_application_has_its_five_pages_and_can_be_put_aside(): void {
		$this->actAs( 'editor' );
		$content = $this->patterns()->blocks( $this->patterns()->all()['loan-application']->map( 'form' ) );
		$post    = $this->draft( $content, 'publish' );
		update_post_meta(
			$post,
			FormSource::SETTINGS,
			wp_slash( (string) wp_json_encode( $this->settingsOf( $content ) ) )
		);
		wp_update_post( array( 'ID' => $post ) );
		$forms = Inside::get( FormRepository::class );
		$form  = $forms->find( $forms->numberOf( $post ) );

		self::assertSame(
			array( 'The loan', 'About you', 'Income and debts', 'Documents', 'Check and send' ),
			array_map( static fn( JsonData $page ) => $page->string( 'title' ), (array) $form?->pageList() )
		);
		self::assertTrue( $form?->saves() );
	}

	public function test_they_are_offered_to_begin_a_form_with_and_nowhere_else(): void {
		$this->actAs( 'editor' );
		$answer   = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) );
		$patterns = array_values(
			array_filter(
				(array) $answer->get_data(),
				static fn( mixed $one ) => str_starts_with( JsonData::of( $one )->string( 'name' ), 'atoll/form-' )
			)
		);

		self::assertCount( 7, $patterns );
		foreach ( $patterns as $pattern ) {
			self::assertSame( array( 'atoll_form' ), $pattern['post_types'] );
			self::assertSame( array( 'core/post-content' ), $pattern['block_types'] );
		}
	}

	public function test_what_people_read_of_them_is_translated_and_nothing_else(): void {
		$translate = static fn( string $text ): string => "«{$text}»";
		add_filter( 'gettext_atoll', $translate );
		$pattern = $this->patterns()->all()['refinance'];
		remove_filter( 'gettext_atoll', $translate );
		$form = $pattern->map( 'form' );
		$rate = $form->list( 'fields' )[5];

		self::assertSame( '«Refinance»', $pattern->string( 'title' ) );
		self::assertSame( '«About you»', $form->list( 'pageList' )[2]->string( 'title' ) );
		self::assertSame( 'radio', $rate->string( 'kind' ) );
		self::assertSame( '«Is the rate fixed?»', $rate->string( 'label' ) );
		self::assertSame( array( 'text' => '«Yes»', 'value' => 'yes' ), $rate->list( 'choices' )[0]->all() );
		self::assertSame( array( '«Lender»', '«Still owed»' ), $form->list( 'fields' )[9]->strings( 'columns' ) );
		self::assertSame( '«Refinance request»', $form->list( 'notifications' )[0]->string( 'subject' ) );
		self::assertSame( '{all_fields}', $form->list( 'notifications' )[0]->string( 'message' ) );
	}

	private function patterns(): FormPatterns {
		$file = dirname( __DIR__, 5 ) . '/plugin/build/form-patterns.php';
		return new FormPatterns( $file, new FormContent( new SafeHtml() ) );
	}

	/** @return array<string, mixed> What rides on the first field. */
	private function settingsOf( string $content ): array {
		return JsonData::of( parse_blocks( $content )[0]['attrs'] )->map( 'metadata' )->map(
			FormPatterns::SETTINGS
		)->all();
	}
}
