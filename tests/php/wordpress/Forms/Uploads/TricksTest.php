<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** What attackers try to get onto a server in place of a payslip is refused in words, and nothing of it stays. */
final class TricksTest extends UploadTestCase {

	private const JPEG = "\xFF\xD8\xFF\xE0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xFF\xDB\x00\x43\x00";

	public function test_one_address_cannot_fill_the_disk_in_a_day(): void {
		$form  = $this->uploadForm( array( 'maxFileSize' => 600 ) );
		$begin = fn( int $megabytes ) => $this->send(
			$form,
			'pay.pdf',
			null,
			array( 'size' => (string) ( $megabytes * 1048576 ) )
		);
		$this->assertSame( array( 200, 200 ), array( $begin( 600 )->status, $begin( 424 )->status ) );
		$more = $begin( 1 );
		$this->assertSame( array( 429, 'atoll_too_many' ), array( $more->status, $more->json()['error']['code'] ) );
		$this->assertSame( 2, $this->countUploads() );
	}

	#[DataProvider( 'tricks' )]
	public function test_a_trick_is_refused( string $name, string $bytes, string $code ): void {
		$answer = $this->send( $this->uploadForm(), $name, $bytes );
		$this->assertSame( 'error', $answer->json()['status'] ?? '', $answer->body );
		$this->assertSame( $code, $answer->json()['error']['code'] );
		$this->assertGreaterThanOrEqual( 400, $answer->status );
		$this->assertLessThan( 500, $answer->status );
		$this->assertNotSame( '', $answer->json()['error']['message'] );
		$this->assertSame( array( 0, 0 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	/** @return array<string, array{string, string, string}> */
	public static function tricks(): array {
		$php       = "<?php echo 'owned';";
		$dangerous = 'atoll_file_dangerous';
		$name      = 'atoll_file_name_unreadable';
		$type      = 'atoll_file_type';
		return array(
			'a program for the web'             => array( 'shell.php', $php, $type ),
			'one of its other names'            => array( 'shell.phtml', $php, $type ),
			'a numbered one'                    => array( 'shell.php7', $php, $type ),
			'in capitals'                       => array( 'SHELL.PHP', $php, $type ),
			'an archive that PHP runs'          => array( 'shell.phar', $php, $type ),
			'a picture that holds scripts'      => array( 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', $type ),
			'settings for Apache'               => array( '.htaccess', 'AddType application/x-httpd-php .pdf', $type ),
			'settings for PHP'                  => array( '.user.ini', 'auto_prepend_file=x', $type ),
			'a page'                            => array( 'page.html', '<html></html>', $type ),
			'a script'                          => array( 'code.js', 'alert(1)', $type ),
			'a program'                         => array( 'setup.exe', 'MZ', $type ),
			'a double extension'                => array( 'pay.php.pdf', self::PDF, $dangerous ),
			'a double extension with a number'  => array( 'pay.php5.jpg', self::JPEG, $dangerous ),
			'a double extension the other way'  => array( 'pay.pdf.phtml', self::PDF, $type ),
			'a stream of Windows'               => array( 'pay.php::$DATA.pdf', self::PDF, $dangerous ),
			'a dot at the end'                  => array( 'shell.php.', $php, $type ),
			'an extension that is not allowed'  => array( 'film.mp4', "\0\0\0\x18ftypmp42", $type ),
			'no extension'                      => array( 'payslip', self::PDF, $type ),
			'a null byte'                       => array( "shell.php\0.pdf", self::PDF, $name ),
			'a line break'                      => array( "pay\r\nContent-Type: text/html.pdf", self::PDF, $name ),
			'the way up'                        => array( '../../wp-config.pdf', self::PDF, $name ),
			'the way up on Windows'             => array( '..\\..\\pay.pdf', self::PDF, $name ),
			'an absolute path'                  => array( '/etc/cron.d/pay.pdf', self::PDF, $name ),
			'a name that reads backwards'       => array( "pay\u{202E}fdp.pdf", self::PDF, $name ),
			'an isolated one'                   => array( "pay\u{2067}fdp.pdf", self::PDF, $name ),
			'an invisible space'                => array( "pay\u{200B}.pdf", self::PDF, $name ),
			'a joiner in an extension between'  => array( "pay.p\u{200D}hp.pdf", self::PDF, $dangerous ),
			'a joiner in the extension'         => array( "pay.p\u{200D}df", self::PDF, $name ),
			'a joiner beside a dot'             => array( "pay\u{200C}.pdf", self::PDF, $name ),
			'a mark in an extension between'    => array( "pay.p\u{200E}hp.pdf", self::PDF, $dangerous ),
			'bytes that are no text'            => array( "pay\xFF.pdf", self::PDF, $name ),
			'nothing but dots'                  => array( '...', self::PDF, $name ),
			'a very long name'                  => array(
				str_repeat( 'a', 252 ) . '.pdf',
				self::PDF,
				'atoll_file_name_too_long',
			),
			'PHP under another name'            => array( 'pay.pdf', $php, $type ),
			'PHP in a text'                     => array( 'notes.txt', "  \n" . $php, $type ),
			'a page in a table'                 => array(
				'list.csv',
				'<!DOCTYPE html><script>alert(1)</script>',
				$type,
			),
			'a script in a text'                => array( 'notes.txt', "#!/bin/sh\nrm -rf /", $type ),
			'a program under another name'      => array( 'pay.pdf', 'MZ' . str_repeat( "\0", 200 ), $type ),
			'a program for Linux'               => array( 'pay.png', "\x7FELF" . str_repeat( "\0", 200 ), $type ),
			'a picture that is a document'      => array( 'photo.jpg', self::PDF, $type ),
			'a document that is a picture'      => array( 'pay.pdf', self::JPEG, $type ),
			'an archive as a document'          => array( 'cv.docx', self::zip( array( 'evil.txt' => 'x' ) ), $type ),
			'a document with macros'            => array(
				'cv.docx',
				self::zip( array( 'word/document.xml' => '<w/>', 'word/vbaProject.bin' => 'x' ) ),
				$type,
			),
			'a document of SharePoint with macros' => array(
				'cv.docx',
				self::zip( array( 'word/document2.xml' => '<w/>', 'word/vbaProject.bin' => 'x' ) ),
				$type,
			),
			'binary in a text'                  => array( 'notes.txt', "a\0b\0c", $type ),
			'nothing'                           => array( 'pay.pdf', '', 'atoll_file_empty' ),
		);
	}

	#[DataProvider( 'honest' )]
	public function test_what_it_says_it_is_is_taken( string $name, string $bytes ): void {
		$answer = $this->send( $this->uploadForm(), $name, $bytes );
		$this->assertSame( 'ok', $answer->json()['status'] ?? '', $answer->body );
	}

	/** @return array<string, array{string, string}> */
	public static function honest(): array {
		return array(
			'a document'                   => array( 'pay.pdf', self::PDF ),
			'in capitals'                  => array( 'PAY.PDF', self::PDF ),
			'a name with dots'             => array( 'J. Smith & Sons - 1.2.2024 (final).pdf', self::PDF ),
			'a name of other scripts'      => array( '工资单 Gehälter 😀.pdf', self::PDF ),
			'a Persian name'               => array( "فیش\u{200C}حقوقی.pdf", self::PDF ),
			'a Hebrew name'                => array( "\u{200E}Statement \u{200F}תלוש.pdf", self::PDF ),
			'a name with an emoji of two'  => array( "\u{1F468}\u{200D}\u{1F467} budget.pdf", self::PDF ),
			'a picture'                    => array( 'photo.jpg', self::JPEG ),
			'a picture of a phone'         => array( 'IMG_0001.heic', "\0\0\0\x18ftypheic\0\0\0\0mif1heic" ),
			'a Word document'              => array(
				'cv.docx',
				self::zip( array( '[Content_Types].xml' => '<Types/>', 'word/document.xml' => '<w/>' ) ),
			),
			'a Word document of SharePoint' => array(
				'cv.docx',
				self::zip( array( '[Content_Types].xml' => '<Types/>', 'word/document2.xml' => '<w/>' ) ),
			),
			'a table'                      => array( 'list.csv', "name,amount\nJo,12\n" ),
			'a text that speaks of HTML'   => array( 'notes.txt', "Please read <b>this</b>.\n" ),
			'a text of Windows'            => array( 'notes.txt', "\xFF\xFEa\0b\0" ),
		);
	}

	public function test_a_limit_that_the_client_sends_along_counts_for_nothing(): void {
		$answer = $this->send(
			$this->uploadForm(),
			'film.mp4',
			"\0\0\0\x18ftypmp42",
			array( 'allowedExtensions' => 'mp4', 'maxFileSize' => '999', 'extensions' => 'mp4' )
		);
		$this->assertSame( 'Your file must be a pdf, jpg, png, docx, csv, txt, heic file format.', $answer->json()['error']['message'] );
	}

	public function test_more_than_the_server_takes_at_once_is_413_in_words(): void {
		$form   = $this->uploadForm();
		$answer = $this->send( $form, 'pay.pdf', str_repeat( 'x', 65 * 1024 * 1024 ) );
		$this->assertSame( 413, $answer->status );
		$this->assertStringContainsString( 'smaller', $answer->json()['error']['message'] );
	}

	public function test_the_folder_lies_outside_the_web_servers(): void {
		$this->uploaded( $this->uploadForm() );
		$folder = (string) get_option( 'atoll_uploads_folder' );
		$this->assertStringStartsNotWith( untrailingslashit( ABSPATH ) . '/', $folder );
		$this->assertSame( '0700', substr( sprintf( '%o', (int) fileperms( $folder ) ), -4 ) );
	}

	public function test_a_file_that_comes_as_an_answer_itself_is_judged_the_same(): void {
		$form   = $this->uploadForm();
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$form}/submissions",
			array( 'input_1' => 'Jo', 'input_6' => new \CURLStringFile( 'MZ' . str_repeat( "\0", 99 ), 'pay.pdf' ) )
		);
		$this->assertSame( 400, $answer->status, $answer->body );
		$this->assertSame( array( self::ONE => 'pay.pdf - The name of this file ends in .pdf, but its content is of another kind. Please choose another file, or open this one and save it again as one of these: pdf, jpg, png, docx, csv, txt, heic.' ), $answer->json()['validation_messages'] );
		$this->assertSame( array( 0, 0 ), array( $this->countEntries(), $this->countFiles() ) );
	}

	/** @param array<string, string> $files Name => content. */
	private static function zip( array $files ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'zip' );
		$zip  = new \ZipArchive();
		$zip->open( $path, \ZipArchive::OVERWRITE );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$zip->close();
		$bytes = (string) file_get_contents( $path );
		unlink( $path );
		return $bytes;
	}
}
