<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A file for spreadsheets has numbers as programs read them, however they were typed. */
final class ExportedNumbersTest extends SiteTestCase {

	public function test_they_are_plain(): void {
		$number = static fn( int $id, string $format ): array => array(
			'id'           => $id,
			'kind'         => 'number',
			'label'        => $format,
			'numberFormat' => $format,
		);
		$form   = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Numbers',
				'fields' => array(
					$number( 1, 'decimal_dot' ),
					$number( 2, 'decimal_comma' ),
					$number( 3, 'currency' ),
				),
			)
		)->form->id();
		$this->post(
			"/gf/v2/forms/{$form}/submissions",
			array( 'input_1' => '1,234.50', 'input_2' => '1.234,50', 'input_3' => '$1,234.50' )
		);
		$rows = Inside::get( EntryExport::class )->rows(
			new EntryCriteria( formNumbers: array( $form ) ),
			array( '1', '2', '3' )
		);
		$this->assertSame( array( '1234.50', '1234.50', '1234.50' ), iterator_to_array( $rows, false )[1] ?? array() );
	}
}
