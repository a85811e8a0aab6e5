<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Admin\Forms\DuplicateForm;
use Atoll\Forms\Definitions\Posts\FieldIds;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Forms\Definitions\BuilderTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** A form that begins as a copy of another one. */
final class DuplicateFormTest extends BuilderTestCase {

	public function test_a_copy_is_a_draft_with_a_number_of_its_own_and_all_settings(): void {
		$this->actAs( 'editor' );
		$original = $this->draft( self::NAME_FIELD, 'publish' );
		$settings = '{"save":true,"notifications":[{"id":"a","subject":"Loans \\u0026 \\"more\\""}]}';
		update_post_meta( $original, FormSource::SETTINGS, wp_slash( $settings ) );
		$copy  = Inside::get( DuplicateForm::class )->copy( get_post( $original ) );
		$forms = Inside::get( FormRepository::class );

		self::assertSame( 'draft', get_post_status( $copy ) );
		self::assertSame( 'Enquiry (copy)', get_post( $copy )->post_title );
		self::assertSame( get_post( $original )->post_content, get_post( $copy )->post_content );
		self::assertSame( $settings, get_post_meta( $copy, FormSource::SETTINGS, true ) );
		self::assertGreaterThan( $forms->numberOf( $original ), $forms->numberOf( $copy ) );
	}

	/** What the copied settings say of a deleted question would else speak of the next new one. */
	public function test_a_new_question_of_a_copy_gets_no_number_that_the_form_gave_before(): void {
		$this->actAs( 'editor' );
		$original = $this->draft( self::NAME_FIELD . self::NO_CHOICES );
		wp_update_post( array( 'ID' => $original, 'post_content' => wp_slash( self::NAME_FIELD ) ) );
		$copy = Inside::get( DuplicateForm::class )->copy( get_post( $original ) );

		self::assertSame( 3, Inside::get( FieldIds::class )->next( $copy ) );
		self::assertSame( '', get_post_meta( $copy, FieldIds::GIVEN, true ) );
	}
}
