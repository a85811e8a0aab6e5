<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Limits of numbers, which Gravity Forms keeps as they are typed in the field's format. */
final class NumberLimitsTest extends SiteTestCase {

	#[DataProvider( 'limits' )]
	public function test_a_limit_is_the_number_that_gravity_forms_reads(
		string $format,
		mixed $written,
		string $refused,
		string $message
	): void {
		$number = $this->number( array( 'numberFormat' => $format, 'rangeMin' => $written ) );
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => $refused ) );
		$this->assertSame( array( 1 => $message ), (array) $reply->get_data()['validation_messages'] );
		$this->assertSame( $written, $this->field( $number )['rangeMin'] );
	}

	/** @return array<string, array{string, mixed, string, string}> */
	public static function limits(): array {
		return array(
			'thousands by dots'    => array( 'decimal_comma', '10.000', '9.999', 'Please enter 10.000 or more.' ),
			'a decimal comma'      => array( 'decimal_comma', '0,5', '0,4', 'Please enter 0,5 or more.' ),
			'a plain number'       => array( 'decimal_comma', 20000.5, '20.000', 'Please enter 20.000,5 or more.' ),
			'thousands by commas'  => array( 'decimal_dot', '10,000', '9,999', 'Please enter 10,000 or more.' ),
			'an amount of money'   => array( 'currency', '$1,000.00', '999', 'Please enter $1,000 or more.' ),
			'one in no format yet' => array( '', '10', '9', 'Please enter 10 or more.' ),
		);
	}

	/** @param array<string, string> $changes By what the editor wrote before. */
	#[DataProvider( 'changes' )]
	public function test_a_changed_limit_leaves_as_gravity_forms_writes_it( array $changes, string $after ): void {
		$limits = array( 'rangeMin' => '0,5', 'rangeMax' => '10.000' );
		$number = $this->number( array( 'numberFormat' => 'decimal_comma' ) + $limits );
		$post   = get_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		$blocks = strtr( $post->post_content, $changes );
		$this->assertNotSame( $blocks, $post->post_content );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => $blocks ) ) );
		$field = $this->field( $number );
		$this->assertSame( $after, implode( ' to ', array( $field['rangeMin'], $field['rangeMax'] ) ) );
	}

	/** @return array<string, array{array<string, string>, string}> */
	public static function changes(): array {
		return array(
			'more'           => array( array( '"rangeMax":10000,' => '"rangeMax":20000.5,' ), '0,5 to 20.000,5' ),
			'none'           => array( array( '"rangeMax":10000,' => '' ), '0,5 to ' ),
			'another format' => array(
				array( '"numberFormat":"decimal_comma","gravity' => '"numberFormat":"decimal_dot","gravity' ),
				'0.5 to 10000',
			),
		);
	}

	/** @param array<string, mixed> $settings */
	private function number( array $settings ): int {
		$field = array( 'id' => 1, 'type' => 'number', 'label' => 'Amount' ) + $settings;
		return $this->form( 'enquiry', array( 'fields' => array( $field ), 'notifications' => array() ) );
	}

	/** @return array<string, mixed> */
	private function field( int $number ): array {
		$this->actAs( 'administrator' );
		return $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'][0];
	}
}
