<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Gravity\Forms\FormMapper;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A dropdown's “Default Value” in Gravity Forms is here the choice that it begins with. */
final class DropdownDefaultsTest extends SiteTestCase {

	private const CHOICES = array(
		array( 'text' => 'Website', 'value' => 'web', 'isSelected' => true ),
		array( 'text' => 'Referral', 'value' => 'ref', 'isSelected' => false ),
	);

	/** @param list<bool> $selected */
	#[DataProvider( 'defaults' )]
	public function test_it_goes_before_choices_that_are_selected( string $default, array $selected ): void {
		$field = $this->source( $default )['fields'][0];
		$this->assertSame( $selected, array_column( $field['choices'], 'isSelected' ) );
		$this->assertArrayNotHasKey( 'defaultValue', $field );
	}

	/** @return array<string, array{string, list<bool>}> */
	public static function defaults(): array {
		return array(
			'none'                => array( '', array( true, false ) ),
			'a value'             => array( 'ref', array( false, true ) ),
			'the text of one'     => array( 'Referral', array( false, true ) ),
			'one that is no more' => array( 'gone', array( false, false ) ),
		);
	}

	public function test_it_leaves_as_it_came_until_another_choice_is_selected(): void {
		$source = $this->source( 'ref' );
		$this->assertSame(
			array( 'ref', self::CHOICES ),
			array( $this->exported( $source )['defaultValue'], $this->exported( $source )['choices'] )
		);
		$source['fields'][0]['choices'] = self::CHOICES;
		$exported                       = $this->exported( $source );
		$this->assertSame( '', $exported['defaultValue'] );
		$this->assertSame( array( true, false ), array_column( $exported['choices'], 'isSelected' ) );
	}

	/** @return array<string, mixed> */
	private function source( string $default ): array {
		$field = array(
			'id'           => 1,
			'type'         => 'select',
			'label'        => 'Source',
			'defaultValue' => $default,
			'choices'      => self::CHOICES,
		);
		return Inside::get( FormMapper::class )->toSource( array( 'title' => 'D', 'fields' => array( $field ) ), true );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed> Its field.
	 */
	private function exported( array $source ): array {
		return Inside::get( FormMapper::class )->fromSource( $source, 1, 'publish', '' )['fields'][0];
	}
}
