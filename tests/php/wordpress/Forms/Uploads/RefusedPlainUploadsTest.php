<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Http\Http;

/** Files without JavaScript that are not taken: what is said, and that no answer is lost. */
final class RefusedPlainUploadsTest extends PlainUploadTestCase {

	public function test_one_address_brings_sixty_files_a_minute_and_keeps_its_answers(): void {
		$form   = $this->uploadForm( array( 'maxFiles' => 99 ) );
		$files  = array();
		for ( $i = 0; $i < 19; $i++ ) {
			$files[ "input_7[{$i}]" ] = new \CURLStringFile( self::PDF, "pay-{$i}.pdf" );
		}
		$send   = fn( string $path, array $more = array() ) => Http::post(
			$path,
			array( 'atoll_form' => $form, 'input_1' => '', 'gform_unique_id' => bin2hex( random_bytes( 10 ) ) )
				+ $more
				+ $files
		)->status;
		$status = array_map( fn() => $send( "/wp-json/gf/v2/forms/{$form}/submissions/validation" ), range( 1, 7 ) );
		$this->assertSame( 429, $status[6] ); // 133 files: a minute may have ended once meanwhile.
		$this->assertLessThanOrEqual( 120, $this->countUploads() );
		$answer = Http::post(
			$this->page( $form ),
			array( 'atoll_form' => $form, 'input_1' => 'Jo Citizen' ) + $files
		);
		$this->assertContains( $answer->status, array( 303, 429 ) );
	}

	public function test_a_file_that_is_refused_is_said_with_its_name_whatever_else_is_wrong(): void {
		$form   = $this->uploadForm();
		$answer = Http::post(
			$this->page( $form ),
			array(
				'atoll_form' => $form,
				'input_1'    => '',
				'input_6'    => new \CURLStringFile( '<?php', 'shell.php' ),
				'input_7[0]' => new \CURLStringFile( self::PDF, 'fine.pdf' ),
			)
		);
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
		$this->assertStringContainsString( 'You can upload up to 2 files here. These were not added: three.pdf, four.pdf.', $answer->body );
		$this->assertStringContainsString( 'Chosen: two.pdf', $answer->body );
		$this->assertSame(
			303,
			Http::post( $page, http_build_query( array( 'input_1' => 'Jo' ) + $this->hidden( $answer->body ) ) )->status
		);
		$this->assertSame( 2, $this->countFiles() );
	}

	public function test_more_files_than_php_takes_at_once_are_refused_and_not_left_out_without_a_word(): void {
		$form  = $this->uploadForm( array( 'maxFiles' => 99 ) );
		$files = array();
		// With one more PHP would leave it out, and complain in its log; what arrives is the same.
		foreach ( range( 1, (int) ini_get( 'max_file_uploads' ) ) as $number ) {
			$files[ "input_7[{$number}]" ] = new \CURLStringFile( self::PDF . $number, "{$number}.pdf" );
		}
		$most   = (int) ini_get( 'max_file_uploads' ) - 1;
		$reason = "The server takes at most {$most} files at once, so some of yours may not have arrived. Nothing was stored.";
		foreach ( array( $this->page( $form ), "/wp-json/gf/v2/forms/{$form}/submissions" ) as $path ) {
			$answer = Http::post( $path, array( 'atoll_form' => $form, 'input_1' => 'Jo Citizen' ) + $files );
			$this->assertSame( 413, $answer->status, $answer->body );
			$this->assertStringContainsString( $reason, $answer->body );
			$this->assertSame( array( 0, 0 ), array( $this->countEntries(), $this->countFiles() ) );
		}
	}

	public function test_a_form_is_put_aside_without_a_refused_file_only_once_that_was_said(): void {
		$form   = $this->uploadForm( array(), array( 'save' => true ) );
		$page   = $this->page( $form );
		$answer = Http::post(
			$page,
			array(
				'atoll_form' => $form,
				'gform_save' => '1',
				'input_6'    => new \CURLStringFile( '<?php', 'shell.php' ),
			)
		);
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'shell.php', $answer->body );
		$this->assertStringNotContainsString( '"atoll-error">Please complete this field.', $answer->body );
		$this->assertSame(
			303,
			Http::post(
				$page,
				http_build_query( array( 'gform_save' => '1' ) + $this->hidden( $answer->body ) )
			)->status
		);
	}

	public function test_a_list_that_allows_programs_still_gets_none(): void {
		$form   = $this->uploadForm( array( 'allowedExtensions' => 'pdf, php' ) );
		$answer = Http::post(
			$this->page( $form ),
			array( 'atoll_form' => $form, 'input_1' => '', 'input_6' => new \CURLStringFile( '<?php', 'shell.php' ) )
		);
		$this->assertStringContainsString( '>shell.php - We cannot accept this type of file because it could be harmful. Please choose another file.<', $answer->body );
	}

	public function test_a_disk_that_is_full_loses_no_answer(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$this->uploaded( $form );
		$back   = $this->takeDiskAway();
		$answer = Http::post(
			$page,
			array(
				'atoll_form' => $form,
				'input_1'    => 'Jo Bloggs',
				'input_6'    => new \CURLStringFile( self::PDF, 'pay.pdf' ),
			)
		);
		$back();
		$this->assertSame( 503, $answer->status );
		$this->assertStringContainsString( 'We cannot take files at the moment.', $answer->body );
		$this->assertStringContainsString( 'value="Jo Bloggs"', $answer->body );
		$this->assertStringContainsString( 'We could not save the file pay.pdf. Please choose it again.', $answer->body );
	}
}
