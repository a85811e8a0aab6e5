<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Gravity\Forms\FormMapper;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** An email that Gravity Forms asks for twice says in its first input what it begins with. */
final class ConfirmedEmailsTest extends SiteTestCase {

	private const INPUTS = array(
		array(
			'id'                    => '2',
			'label'                 => 'Enter Email',
			'placeholder'           => 'you@work.example',
			'defaultValue'          => 'office@example.com',
			'autocompleteAttribute' => 'work email',
		),
		array( 'id' => '2.2', 'label' => 'Confirm Email', 'placeholder' => 'Again' ),
	);

	private const FIELD = array(
		'id'                  => 2,
		'type'                => 'email',
		'label'               => 'Email',
		'emailConfirmEnabled' => true,
		'placeholder'         => 'From before it was asked twice',
		'inputs'              => self::INPUTS,
	);

	public function test_what_its_first_input_begins_with_is_what_it_begins_with(): void {
		$this->assertSame(
			array( 'you@work.example', 'office@example.com', 'work email' ),
			$this->read( self::FIELD )
		);
		$bare = array( array( 'id' => '2', 'label' => 'Enter Email' ), self::INPUTS[1] );
		$this->assertSame( array( '', '', '' ), $this->read( array( 'inputs' => $bare ) + self::FIELD ) );
		$this->assertSame(
			array( 'From before it was asked twice', '', '' ),
			$this->read( array( 'emailConfirmEnabled' => false ) + self::FIELD )
		);
	}

	public function test_what_an_editor_changes_goes_back_there_and_nothing_else(): void {
		$source = $this->source( self::FIELD );
		$this->assertSame( self::FIELD, $this->exported( $source ) );
		$source['fields'][0] = array( 'placeholder' => 'Your address' ) + $source['fields'][0];
		$inputs              = $this->exported( $source )['inputs'];
		$this->assertSame( 'Your address', $inputs[0]['placeholder'] );
		$this->assertSame( 'office@example.com', $inputs[0]['defaultValue'] );
		$this->assertSame( self::INPUTS[1], $inputs[1] );
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<string>
	 */
	private function read( array $field ): array {
		$read = $this->source( $field )['fields'][0];
		return array_map(
			static fn( string $name ) => $read[ $name ] ?? '',
			array( 'placeholder', 'defaultValue', 'autocomplete' )
		);
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	private function source( array $field ): array {
		return Inside::get( FormMapper::class )->toSource( array( 'title' => 'E', 'fields' => array( $field ) ), true );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed> Its field.
	 */
	private function exported( array $source ): array {
		return Inside::get( FormMapper::class )->fromSource( $source, 1, 'publish', '' )['fields'][0];
	}
}
