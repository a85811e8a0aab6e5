<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A form loads the style sheets of what it shows, and no others. */
final class FormStylesTest extends TestCase {

	private const FOLDER = '/src/styles';

	/** Not a form's own. */
	private const OTHERS = array( 'atoll-form-all', 'atoll-form-editor' );

	/**
	 * What a field is, and the sheets it brings.
	 *
	 * @return iterable<string, array{array<string, mixed>, list<string>}>
	 */
	public static function fields(): iterable {
		yield 'a text' => array( array( 'kind' => 'text' ), array() );
		yield 'boxes' => array(
			array( 'kind' => 'checkbox', 'choices' => array( array( 'text' => 'Home' ) ) ),
			array(),
		);
		yield 'a consent' => array(
			array( 'kind' => 'consent', 'choices' => array( array( 'text' => 'I agree' ) ) ),
			array(),
		);
		yield 'a name' => array( array( 'kind' => 'name' ), array( 'atoll-form-parts' ) );
		yield 'an address' => array( array( 'kind' => 'address' ), array( 'atoll-form-parts' ) );
		yield 'an address with suggestions' => array(
			array( 'kind' => 'address', 'lookup' => 'yes' ),
			array( 'atoll-form-lookup', 'atoll-form-parts' ),
		);
		yield 'a date to pick' => array(
			array( 'kind' => 'date', 'dateType' => 'datepicker' ),
			array( 'atoll-form-date', 'atoll-modal' ),
		);
		yield 'a date to type' => array(
			array( 'kind' => 'date', 'dateType' => 'datefield' ),
			array( 'atoll-form-parts' ),
		);
		yield 'a date to choose' => array(
			array( 'kind' => 'date', 'dateType' => 'datedropdown' ),
			array( 'atoll-form-parts' ),
		);
		yield 'a time' => array( array( 'kind' => 'time' ), array( 'atoll-form-parts' ) );
		yield 'several of a list' => array(
			array( 'kind' => 'multiselect', 'choices' => array( array( 'text' => 'Home' ) ) ),
			array( 'atoll-form-multiselect' ),
		);
		yield 'rows' => array( array( 'kind' => 'list' ), array( 'atoll-form-rows' ) );
		yield 'files' => array( array( 'kind' => 'fileupload' ), array( 'atoll-form-upload' ) );
		yield 'a password' => array( array( 'kind' => 'password' ), array( 'atoll-form-secret' ) );
		yield 'a captcha' => array( array( 'kind' => 'captcha' ), array( 'atoll-form-captcha' ) );
		yield 'a review' => array( array( 'kind' => 'review' ), array( 'atoll-form-review' ) );
		yield 'a result' => array(
			array( 'kind' => 'number', 'calculationFormula' => '1 + 1' ),
			array( 'atoll-form-result' ),
		);
	}

	/**
	 * @param array<string, mixed> $field
	 * @param list<string>         $sheets
	 */
	#[DataProvider( 'fields' )]
	public function test_a_field_brings_its_sheets( array $field, array $sheets ): void {
		$this->assertBrings( $sheets, $this->form( array( $field + array( 'id' => 1, 'label' => 'Question' ) ) ) );
	}

	public function test_a_form_of_pages_that_can_be_saved_brings_both(): void {
		$fields = array(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Loan', 'page' => 1 ),
		);
		$more   = array(
			'save'     => true,
			'pageList' => array( array( 'title' => 'You' ), array( 'title' => 'Your loan' ) ),
		);
		$this->assertBrings(
			array( 'atoll-form-pages', 'atoll-form-save', 'atoll-modal' ),
			$this->form( $fields, $more )
		);
	}

	public function test_a_kind_of_another_plugin_brings_them_all(): void {
		$field = array( 'id' => 1, 'kind' => 'acme/slider', 'control' => 'acme/slider', 'label' => 'How much?' );
		self::assertContains(
			FormStyles::ALL,
			FormStyles::handles( Form::from( array( 'id' => 12, 'fields' => array( $field ) ) ) )
		);
	}

	public function test_one_sheet_stands_for_all(): void {
		$all = (string) file_get_contents( Workbench::root() . self::FOLDER . '/form-all.css' );
		foreach ( array_keys( $this->classes() ) as $sheet ) {
			self::assertStringContainsString( '"./' . substr( $sheet, strlen( 'atoll-' ) ) . '.css"', $all );
		}
	}

	/** @param list<string> $sheets */
	private function assertBrings( array $sheets, Form $form ): void {
		$found = FormStyles::handles( $form );
		sort( $found );
		self::assertSame( array( 'atoll-form', ...$sheets ), $found );
		foreach ( $this->classes() as $sheet => $classes ) {
			if ( ! in_array( $sheet, $found, true ) ) {
				self::assertSame( array(), array_intersect( $classes, $this->printed( $form ) ), "Styled by $sheet." );
			}
		}
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $more
	 */
	private function form( array $fields, array $more = array() ): Form {
		$source = array( 'title' => 'Enquiry', 'fields' => $fields ) + $more;
		return Form::from( ( new Workbench() )->compiler->compile( $source, 12, 1 ) );
	}

	/** @return list<string> Classes of the form as it is printed. */
	private function printed( Form $form ): array {
		$markup = ( new Workbench() )->markup();
		preg_match_all( '/ class="([^"]+)"/', $markup->render( $form, new FormRenderContext( '/apply/' ) ), $found );
		return explode( ' ', implode( ' ', $found[1] ) );
	}

	/** @return array<string, list<string>> Classes that a sheet alone styles, by its handle. */
	private function classes(): array {
		$base = $this->classesIn( '/form/*.css' );
		$all  = array();
		foreach ( (array) glob( Workbench::root() . self::FOLDER . '/form-*.css' ) as $file ) {
			$name         = basename( (string) $file, '.css' );
			$all[ "atoll-$name" ] = array_values( array_diff( $this->classesIn( "/$name.css" ), $base ) );
		}
		return array_diff_key( $all, array_flip( self::OTHERS ) );
	}

	/** @return list<string> Without the names of kinds and parts, by which sheets refine what another one styles. */
	private function classesIn( string $files ): array {
		$css = implode(
			'',
			array_map( file_get_contents( ... ), glob( Workbench::root() . self::FOLDER . $files ) ?: array() )
		);
		preg_match_all( '/\.(atoll-(?!field--|part--)[\w-]+)/', $css, $found );
		return array_values( array_unique( $found[1] ) );
	}
}
