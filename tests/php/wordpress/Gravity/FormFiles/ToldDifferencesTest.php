<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What works otherwise here is told to whoever brings a form. */
final class ToldDifferencesTest extends InterchangeTestCase {

	private const COLUMNS = array(
		'enableColumns' => true,
		'choices'       => array( array( 'text' => 'Bank' ), array( 'text' => 'Amount' ) ),
	);

	/**
	 * @param array<string, mixed> $field
	 * @param list<string>         $differences
	 */
	#[DataProvider( 'tags' )]
	public function test_what_gravity_forms_replaces_and_visitors_read_as_it_is_written_is_told(
		array $field,
		array $differences
	): void {
		$fields = array( array( 'id' => 3 ) + $field );
		$form   = array( 'title' => 'Told', 'id' => 92, 'version' => '2.9', 'fields' => $fields );
		$this->assertSame(
			$differences,
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function tags(): array {
		$name  = static fn( string $default ): array => array(
			'type'   => 'name',
			'label'  => 'Name',
			'inputs' => array( array( 'id' => '3.3', 'label' => 'First', 'defaultValue' => $default ) ),
		);
		$html  = static fn( string $content ): array => array(
			'type'    => 'html',
			'label'   => 'Hello',
			'content' => $content,
		);
		$parts = array( '“Name” has parts that begin with their default values as they are written: merge tags in them are not replaced.' );
		$text  = array( '“Hello” shows its text as it is written: merge tags in it are not replaced, and shortcodes only where the form stands in a page as a block.' );
		return array(
			'a part begins with a merge tag' => array( $name( '{user:first_name}' ), $parts ),
			'a part begins with a text'      => array( $name( 'Jo' ), array() ),
			'a merge tag in a text'          => array( $html( '<p>Hi {user:display_name}!</p>' ), $text ),
			'a merge tag in an address'      => array( $html( '<a href="/?from={embed_url}">Back</a>' ), $text ),
			'a shortcode'                    => array( $html( '<p>[rate id="3"] a year</p>' ), $text ),
			'a plain text'                   => array( $html( '<p>Rates [1] from 5 %</p>' ), array() ),
			'a style'                        => array( $html( '<style>p{color:red}</style><p>Hi</p>' ), array() ),
			'a section'                      => array(
				array( 'type' => 'section', 'label' => 'You', 'description' => '{ip}' ),
				array(),
			),
		);
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<string>         $differences
	 */
	#[DataProvider( 'dropdowns' )]
	public function test_a_dropdown_that_began_with_its_first_choice_is_told(
		array $settings,
		array $differences
	): void {
		$field = $settings + array(
			'id'      => 3,
			'type'    => 'select',
			'label'   => 'Loan',
			'choices' => array( array( 'text' => 'Home' ), array( 'text' => 'Car' ) ),
		);
		$form  = array( 'title' => 'Told', 'id' => 92, 'version' => '2.9', 'fields' => array( $field ) );
		$this->assertSame(
			$differences,
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}

	/** @param array<string, string> $settings */
	#[DataProvider( 'dates' )]
	public function test_a_date_that_is_written_otherwise_in_mail_is_told( array $settings, bool $isTold ): void {
		$field    = array( 'id' => 3, 'type' => 'date', 'label' => 'Born' ) + $settings;
		$form     = array( 'title' => 'Told', 'id' => 92, 'version' => '2.9', 'fields' => array( $field ) );
		$sentence = '“Born” is written day/month/year in entries, emails and confirmations, whatever its format.';
		$this->assertSame(
			$isTold ? array( $sentence ) : array(),
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}

	/** @return array<string, array{array<string, string>, bool}> */
	public static function dates(): array {
		return array(
			'as Gravity Forms has it at first' => array( array(), true ),
			'the year first'                   => array( array( 'dateFormat' => 'ymd_dash' ), true ),
			'the day first'                    => array( array( 'dateFormat' => 'dmy' ), false ),
		);
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function dropdowns(): array {
		$empty  = array( array( 'text' => 'Please choose', 'value' => '' ), array( 'text' => 'Car' ) );
		$chosen = array( array( 'text' => 'Home' ), array( 'text' => 'Car', 'isSelected' => true ) );
		return array(
			'as it comes'        => array(
				array(),
				array( '“Loan” begins with an empty choice, so that people choose: in Gravity Forms it begins with its first choice.' ),
			),
			'a placeholder'      => array( array( 'placeholder' => 'Which?' ), array() ),
			'a chosen one'       => array( array( 'choices' => $chosen ), array() ),
			'an empty one first' => array( array( 'choices' => $empty ), array() ),
			'a default value'    => array( array( 'defaultValue' => 'Car' ), array() ),
			'one that is filled in' => array(
				array( 'defaultValue' => '{user:loan}' ),
				array( '“Loan” does not begin with its default value: merge tags in it are not replaced.' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $field
	 * @param list<string>         $differences
	 */
	#[DataProvider( 'flags' )]
	public function test_flags_are_read_however_they_are_written( array $field, array $differences ): void {
		$form = array(
			'title'   => 'Told',
			'id'      => 92,
			'version' => '2.9',
			'fields'  => array( array( 'id' => 3, 'label' => 'It' ) + $field ),
		);
		$this->assertSame(
			$differences,
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function flags(): iterable {
		$list = array( 'type' => 'list', 'choices' => self::COLUMNS['choices'] );
		$told = array( '“It” wants each cell of a row filled in.' );
		foreach ( array( 'a truth' => true, 'a text' => '1', 'a number' => 1 ) as $name => $yes ) {
			yield "{$name}: a list" => array( array( 'isRequired' => $yes, 'enableColumns' => $yes ) + $list, $told );
			yield "{$name}: a sum"  => array(
				array( 'type' => 'number', 'enableCalculation' => $yes, 'calculationFormula' => '2 * 2' ),
				array(),
			);
		}
		yield 'no columns'  => array( array( 'isRequired' => '1', 'enableColumns' => '0' ) + $list, array() );
		yield 'one column'  => array(
			array(
				'type'          => 'list',
				'isRequired'    => true,
				'enableColumns' => true,
				'choices'       => array( array( 'text' => 'Bank' ) ),
			),
			array(),
		);
	}

	public function test_what_is_stricter_here_is_told(): void {
		$form = array(
			'title'   => 'Told',
			'id'      => 92,
			'version' => '2.9',
			'fields'  => array(
				array( 'id' => 3, 'type' => 'phone', 'label' => 'Abroad', 'phoneFormat' => 'international' ),
				array( 'id' => 4, 'type' => 'phone', 'label' => 'Here', 'phoneFormat' => 'standard' ),
				array( 'id' => 5, 'type' => 'number', 'label' => 'Rate', 'numberFormat' => 'decimal_dot' ),
				array(
					'id'                 => 6,
					'type'               => 'number',
					'label'              => 'Sum',
					'enableCalculation'  => true,
					'calculationFormula' => '{Rate:5} * 2',
				),
				array( 'id' => 12, 'type' => 'number', 'label' => 'Lead', 'visibility' => 'hidden' ),
				array( 'id' => 7, 'type' => 'fileupload', 'label' => 'Any', 'multipleFiles' => true ),
				array(
					'id'                => 8,
					'type'              => 'fileupload',
					'label'             => 'Slip',
					'allowedExtensions' => 'pdf',
					'maxFileSize'       => 5,
				),
				array(
					'id'             => 9,
					'type'           => 'quiz',
					'label'          => 'Capital',
					'gquizFieldType' => 'radio',
					'choices'        => array(
						array( 'text' => 'Perth', 'value' => 'a', 'gquizIsCorrect' => false ),
						array( 'text' => 'Canberra', 'value' => 'b', 'gquizIsCorrect' => true ),
					),
				),
				array( 'id' => 10, 'type' => 'website', 'label' => 'Site' ),
				array( 'id' => 11, 'type' => 'list', 'label' => 'Loans', 'isRequired' => true ) + self::COLUMNS,
				array( 'id' => 12, 'type' => 'list', 'label' => 'Cards' ) + self::COLUMNS,
				array( 'id' => 13, 'type' => 'list', 'label' => 'Names', 'isRequired' => true ),
				array( 'id' => 14, 'type' => 'address', 'label' => 'Home', 'addressType' => 'us' ),
				array( 'id' => 15, 'type' => 'address', 'label' => 'Work', 'addressType' => 'international' ),
			),
		);
		$this->assertSame(
			array(
				'“Abroad” takes numbers of 10 to 12 digits.',
				'“Rate” takes numbers with at most 2 decimals.',
				'“Any” stands in emails and confirmations with the names of its files, without links to them.',
				'“Any” takes these types of files: pdf, jpg, jpeg, png, heic, doc, docx, xls, xlsx, csv, txt.',
				'“Any” takes files of up to 8 MB each.',
				'“Any” takes up to 100 files.',
				'“Slip” stands in emails and confirmations with the names of its files, without links to them.',
				'“Capital” takes a right answer alone: with a wrong one the form is not sent. Answers are not graded.',
				'“Site” takes addresses of up to 50 characters.',
				'“Loans” wants each cell of a row filled in.',
				'“Home” takes American postcodes of digits alone, without a hyphen.',
			),
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}
}
