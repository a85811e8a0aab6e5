<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\UploadTestCase;

/** Files without JavaScript: stored when they are first posted, shown, carried along, and taken out again. */
final class PlainUploadTest extends UploadTestCase {

	public function test_a_file_is_kept_while_another_answer_is_mended(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$answer = Http::post( $page, array( 'atoll_form' => $form, 'input_1' => '', 'input_6' => new \CURLStringFile( self::PDF, 'pay <1> & 2.pdf' ) ) );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'Chosen: pay &lt;1&gt; &amp; 2.pdf', $answer->body );
		$second = Http::post( $page, http_build_query( array( 'input_1' => 'Jo' ) + $this->hidden( $answer->body ) ) );
		$this->assertSame( 303, $second->status, $second->body );
		$this->assertSame( array( 'pay <1> & 2.pdf', self::PDF ), $this->onlyFile() );
	}

	public function test_one_address_brings_sixty_files_a_minute_and_keeps_its_answers(): void {
		$form   = $this->uploadForm( array( 'maxFiles' => 99 ) );
		$files  = array();
		for ( $i = 0; $i < 19; $i++ ) {
			$files[ "input_7[{$i}]" ] = new \CURLStringFile( self::PDF, "pay-{$i}.pdf" );
		}
		$send   = fn( string $path, array $more = array() ) => Http::post( $path, array( 'atoll_form' => $form, 'input_1' => '', 'gform_unique_id' => bin2hex( random_bytes( 10 ) ) ) + $more + $files )->status;
		$status = array_map( fn() => $send( "/wp-json/gf/v2/forms/{$form}/submissions/validation" ), range( 1, 7 ) );
		$this->assertSame( 429, $status[6] ); // 133 files: a minute may have ended once meanwhile.
		$this->assertLessThanOrEqual( 120, $this->countUploads() );
		$answer = Http::post( $this->page( $form ), array( 'atoll_form' => $form, 'input_1' => 'Jo Citizen' ) + $files );
		$this->assertContains( $answer->status, array( 303, 429 ) );
	}

	public function test_a_file_is_taken_out_again_by_its_box(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$hidden = $this->hidden( Http::post( $page, array( 'atoll_form' => $form, 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) ) )->body );
		$id     = json_decode( $hidden['gform_uploaded_files'], true )['input_6'][0]['temp_filename'];
		$this->assertSame( 303, Http::post( $page, http_build_query( array( 'input_1' => 'Jo', 'atoll_remove_upload' => array( $id ) ) + $hidden ) )->status );
		$this->assertArrayNotHasKey( 6, \Atoll\plugin()->entries()->list( new EntryCriteria() )[0]->answers );
	}

	public function test_a_new_file_replaces_the_one_there_was(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$hidden = $this->hidden( Http::post( $page, array( 'atoll_form' => $form, 'input_6' => new \CURLStringFile( self::PDF, 'old.pdf' ) ) )->body );
		$this->assertSame( 303, Http::post( $page, array( 'input_1' => 'Jo', 'input_6' => new \CURLStringFile( self::PDF, 'new.pdf' ) ) + $hidden )->status );
		$this->assertSame( 'new.pdf', $this->onlyFile()[0] );
	}

	public function test_a_file_that_is_refused_is_said_with_its_name_whatever_else_is_wrong(): void {
		$form   = $this->uploadForm();
		$answer = Http::post( $this->page( $form ), array( 'atoll_form' => $form, 'input_1' => '', 'input_6' => new \CURLStringFile( '<?php', 'shell.php' ), 'input_7[0]' => new \CURLStringFile( self::PDF, 'fine.pdf' ) ) );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( '>shell.php - Your file must be a pdf, jpg, png, docx, csv, txt, heic file format.<', $answer->body );
		$this->assertStringContainsString( 'Please complete this field.', $answer->body );
		$this->assertStringContainsString( 'Chosen: fine.pdf', $answer->body );
	}

	public function test_files_beyond_the_most_are_left_out_and_said_and_the_next_press_goes_on(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$files  = array();
		foreach ( array( 'one', 'two', 'three', 'four' ) as $index => $name ) {
			$files[ "input_7[{$index}]" ] = new \CURLStringFile( self::PDF . $name, "{$name}.pdf" );
		}
		$answer = Http::post( $page, array( 'atoll_form' => $form, 'input_1' => 'Jo' ) + $files );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'This question takes 2 files at most. Left out: three.pdf, four.pdf.', $answer->body );
		$this->assertStringContainsString( 'Chosen: two.pdf', $answer->body );
		$this->assertSame( 303, Http::post( $page, http_build_query( array( 'input_1' => 'Jo' ) + $this->hidden( $answer->body ) ) )->status );
		$this->assertSame( 2, $this->countFiles() );
	}

	public function test_a_form_is_put_aside_without_a_refused_file_only_once_that_was_said(): void {
		$form   = $this->uploadForm( array(), array( 'save' => true ) );
		$page   = $this->page( $form );
		$answer = Http::post( $page, array( 'atoll_form' => $form, 'gform_save' => '1', 'input_6' => new \CURLStringFile( '<?php', 'shell.php' ) ) );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'shell.php', $answer->body );
		$this->assertStringNotContainsString( '"atoll-error">Please complete this field.', $answer->body );
		$this->assertSame( 303, Http::post( $page, http_build_query( array( 'gform_save' => '1' ) + $this->hidden( $answer->body ) ) )->status );
	}

	public function test_the_same_form_sent_twice_is_one_entry_and_another_file_is_another(): void {
		$form  = $this->uploadForm();
		$page  = $this->page( $form );
		$first = array( 'atoll_form' => $form, 'input_1' => 'Jo', 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) );
		$this->assertSame( array( 303, 303 ), array( Http::post( $page, $first )->status, Http::post( $page, $first )->status ) );
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->countFiles() ) );
		$this->assertSame( 303, Http::post( $page, array( 'input_6' => new \CURLStringFile( self::PDF . 'x', 'pay.pdf' ) ) + $first )->status );
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_what_was_typed_is_printed_as_it_was_typed(): void {
		$form   = $this->uploadForm( array(), array( 'fields' => array( array( 'id' => 1, 'kind' => 'textarea', 'label' => 'Note' ), array( 'id' => 2, 'kind' => 'text', 'label' => 'Name', 'required' => true ) ) ) );
		$typed  = '10 - 20 -- 3x4 ... (tm)';
		$answer = Http::post( $this->page( $form ), http_build_query( array( 'atoll_form' => $form, 'input_1' => $typed ) ) );
		$this->assertSame( 422, $answer->status );
		$this->assertMatchesRegularExpression( '~<textarea[^>]*>\s*' . preg_quote( $typed, '~' ) . '</textarea>~', $answer->body );
	}

	public function test_a_list_that_allows_programs_still_gets_none(): void {
		$form   = $this->uploadForm( array( 'allowedExtensions' => 'pdf, php' ) );
		$answer = Http::post( $this->page( $form ), array( 'atoll_form' => $form, 'input_1' => '', 'input_6' => new \CURLStringFile( '<?php', 'shell.php' ) ) );
		$this->assertStringContainsString( '>shell.php - This kind of file can do harm, so we do not take it.<', $answer->body );
	}

	public function test_a_form_without_a_file_needs_none(): void {
		$form = $this->uploadForm();
		$this->assertSame( 303, Http::post( $this->page( $form ), array( 'atoll_form' => $form, 'input_1' => 'Jo' ) )->status );
	}

	public function test_an_empty_page_holds_nothing_of_anybody(): void {
		$html = Http::get( $this->page( $this->uploadForm() ) )->body;
		$this->assertStringContainsString( 'enctype="multipart/form-data"', $html );
		$hidden = $this->hidden( $html );
		$this->assertSame( array( '', '' ), array( $hidden['gform_uploaded_files'], $hidden['gform_unique_id'] ) );
	}

	public function test_a_disk_that_is_full_loses_no_answer(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$this->uploaded( $form );
		$before = get_option( 'atoll_uploads_folder' );
		update_option( 'atoll_uploads_folder', ABSPATH . 'index.php/nowhere', false );
		$answer = Http::post( $page, array( 'atoll_form' => $form, 'input_1' => 'Jo Bloggs', 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) ) );
		update_option( 'atoll_uploads_folder', $before, false );
		$this->assertSame( 503, $answer->status );
		$this->assertStringContainsString( 'We cannot take files at the moment.', $answer->body );
		$this->assertStringContainsString( 'value="Jo Bloggs"', $answer->body );
	}

	/** @return array<string, string> Hidden inputs of the form. */
	private function hidden( string $html ): array {
		$tags   = new \WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $tags->next_tag( 'INPUT' ) ) {
			if ( 'hidden' === $tags->get_attribute( 'type' ) ) {
				$values[ (string) $tags->get_attribute( 'name' ) ] = (string) $tags->get_attribute( 'value' );
			}
		}
		return $values;
	}

	/** @return array{string, string} Name and bytes of the only entry's only file. */
	private function onlyFile(): array {
		$entries = \Atoll\plugin()->entries()->list( new EntryCriteria() );
		$this->assertCount( 1, $entries );
		$ids = json_decode( $entries[0]->answers[6], true );
		$this->assertCount( 1, $ids );
		return array( (string) $this->find( $ids[0] )?->name, $this->bytesOf( $ids[0] ) );
	}
}
