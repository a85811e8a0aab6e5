<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** A form for files that is sent, and its entry. */
abstract class EntryFilesTestCase extends UploadTestCase {

	/** @param array<string, list<string>> $ids */
	protected function submit( int $form, array $ids, array $more = array() ): HttpAnswer {
		return Http::post(
			"/wp-json/gf/v2/forms/{$form}/submissions",
			http_build_query( $more + $this->body( $ids ) )
		);
	}

	/**
	 * @param array<string, list<string>> $ids
	 * @return array<string, string>
	 */
	protected function body( array $ids ): array {
		return array(
			'input_1'              => 'Jo',
			'gform_unique_id'      => self::KEY,
			'gform_uploaded_files' => $this->fileList( $ids ),
		);
	}

	protected function onlyEntry(): \Atoll\Forms\Entries\Entry {
		$entries = Inside::get( EntryRepository::class )->list( new EntryCriteria() );
		$this->assertCount( 1, $entries );
		return $entries[0];
	}
}
