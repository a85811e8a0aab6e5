<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** What the page's address fills in, for kinds of one answer in several inputs and the other way round. */
final class PrefillKindsTest extends SiteTestCase {

	protected function tearDown(): void {
		$_GET = array();
		parent::tearDown();
	}

	/** @return array<string, array{array<string, mixed>, string, list<string>}> */
	public static function filled(): array {
		return array(
			'a typed date'           => array( array( 'type' => 'date' ), '31/12/2024', array( 'value="31/12/2024"' ) ),
			'a date in three inputs' => array(
				array( 'type' => 'date', 'dateType' => 'datefield' ),
				'31/12/2024',
				array( 'value="31"', 'value="12"', 'value="2024"' ),
			),
			'a date in three lists'  => array(
				array( 'type' => 'date', 'dateType' => 'datedropdown' ),
				'31/12/2024',
				array(
					'<option value="31" selected>',
					'<option value="12" selected>December',
					'<option value="2024" selected>',
				),
			),
			'a time'                 => array(
				array( 'type' => 'time', 'timeFormat' => '12' ),
				'2:30pm',
				array( 'value="02"', 'value="30"', '<option value="pm" selected>' ),
			),
			'several choices'        => array(
				array(
					'type'    => 'multiselect',
					'choices' => array( array( 'text' => 'A' ), array( 'text' => 'B' ), array( 'text' => 'C' ) ),
				),
				'A,C',
				array( '<option value="A" selected>', '<option value="C" selected>' ),
			),
			'what is sent unseen'    => array(
				array( 'type' => 'hidden', 'defaultValue' => 'spring' ),
				'winter"><script>',
				array( 'value="winter&quot;&gt;&lt;script&gt;"' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $field
	 * @param list<string>         $expected
	 */
	#[DataProvider( 'filled' )]
	public function test_the_address_fills_in( array $field, string $value, array $expected ): void {
		$_GET['answer'] = addslashes( $value );
		$page           = $this->printed( $field );
		foreach ( $expected as $html ) {
			$this->assertStringContainsString( $html, $page );
		}
	}

	/** What is sent unseen is kept as it came. */
	#[TestWith( array( '450000' ) )]
	#[TestWith( array( '450k' ) )]
	#[TestWith( array( '12' ) )]
	public function test_no_rule_judges_what_is_filled_in( string $value ): void {
		$_GET['answer'] = $value;
		$number         = array(
			'type'         => 'number',
			'defaultValue' => '1000',
			'rangeMin'     => '100',
		);
		foreach ( array( 'hidden', 'visible' ) as $visibility ) {
			$page = $this->printed( array( 'visibility' => $visibility ) + $number );
			$this->assertMatchesRegularExpression( "~name=\"input_1\"[^>]* value=\"{$value}\"~", $page );
		}
	}

	public function test_a_password_is_never_filled_in(): void {
		$_GET['answer'] = 'correct horse';
		$this->assertStringNotContainsString( 'correct horse', $this->printed( array( 'type' => 'password' ) ) );
	}

	/** @param array<string, mixed> $field */
	private function printed( array $field ): string {
		$common = array(
			'id'                => 1,
			'label'             => 'Question',
			'allowsPrepopulate' => true,
			'inputName'         => 'answer',
		);
		$html = \Atoll\plugin()->forms()->html(
			$this->form( 'enquiry', array( 'fields' => array( $field + $common ) ) )
		);
		return (string) preg_replace( '~<script.*?</script>~s', '', $html );
	}
}
