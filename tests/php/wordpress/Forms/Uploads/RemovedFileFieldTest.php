<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A form that loses a question for a file while somebody has it open: their file stays with the entry. */
final class RemovedFileFieldTest extends EntryFilesTestCase {

	/** @return array<string, array{bool}> */
	public static function bodies(): array {
		return array( 'the list as text' => array( false ), 'the list as JSON' => array( true ) );
	}

	#[DataProvider( 'bodies' )]
	public function test_a_file_for_a_question_that_was_removed_stays( bool $asJson ): void {
		$form = $this->uploadForm();
		$file = $this->uploaded( $form );
		$this->removeField( $form );
		$answer = $this->sendForm( $form, $this->body( array( 'input_6' => array( $file ) ) ), $asJson );
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertStringContainsString( $file, $this->onlyEntry()->answers['6'] ?? '' );
	}

	/** @param array<string, string> $body */
	private function sendForm( int $form, array $body, bool $asJson ): HttpAnswer {
		$path = "/wp-json/gf/v2/forms/{$form}/submissions";
		if ( ! $asJson ) {
			return Http::post( $path, http_build_query( $body ) );
		}
		$list = json_decode( $body['gform_uploaded_files'], true );
		return Http::post(
			$path,
			(string) wp_json_encode( array( 'gform_uploaded_files' => $list ) + $body ),
			array( 'Content-Type: application/json' )
		);
	}

	private function removeField( int $form ): void {
		global $wpdb;
		// A version that was replaced within minutes is not kept.
		$wpdb->update(
			$wpdb->prefix . FormVersionsTable::NAME,
			array( 'date_created' => '2026-01-01 00:00:00' ),
			array( 'number' => $form )
		);
		$question = array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true );
		Inside::get( FormWriter::class )->update(
			$form,
			array( 'title' => 'Documents', 'fields' => array( $question ) )
		);
	}
}
