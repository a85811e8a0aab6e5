<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\PluginPaths;

/** Script enhancements of the portal's plain forms, which also work without them. */
final class FormEnhancements {

	public function __construct( private Enhancements $enhancements, private PluginPaths $paths ) {}

	/**
	 * Wraps forms that show that they are being sent. They are sent only once, and not while the browser is offline.
	 *
	 * @param string $html           Safe HTML.
	 * @param string $answeredByFile Id of a form that responds with a file; may be empty.
	 * @param bool   $isOnlyHere     Whether users cannot return to the page, so that the connection is tested first.
	 */
	public function sendOnce( string $html, string $answeredByFile = '', bool $isOnlyHere = false ): string {
		$props = array(
			'texts'          => $this->texts(),
			'answeredByFile' => $answeredByFile,
			'isOnlyHere'     => $isOnlyHere,
		);
		return $this->enhancements->wrap( 'send-once', array_filter( $props ), $html );
	}

	/**
	 * Wraps forms with files, which may take minutes. They are sent from the page, so that the files stay selected.
	 *
	 * @param string $html     Safe HTML.
	 * @param string $tooLarge Error for files that are too large for the server.
	 */
	public function sendFiles( string $html, string $tooLarge ): string {
		$texts = array(
			'sending'    => __( 'Sending… Please keep this page open.', 'atoll' ),
			'lost'       => __( 'The connection was lost, so your files may not have arrived. They are still chosen: check your connection, then press “Send” again.', 'atoll' ),
			'unreadable' => __( 'A file cannot be read any more: it may have been moved or changed. Choose your files again, then press “Send”.', 'atoll' ),
			'tooLarge'   => $tooLarge,
		);
		return $this->enhancements->wrap( 'send-files', array( 'texts' => $texts + $this->texts() ), $html );
	}

	/**
	 * Wraps forms with password inputs that can be shown while typing.
	 *
	 * @param string $html    Safe HTML.
	 * @param string $address URL that replaces the page's once it has loaded: a key in the URL is also in a form. Empty
	 *                        to keep the URL.
	 */
	public function revealPassword( string $html, string $address = '' ): string {
		return $this->enhancements->wrap( 'reveal-password', array_filter( array( 'address' => $address ) ), $html );
	}

	/** @return array<string, string> */
	private function texts(): array {
		/** @var array<string, string> $texts From contract/texts/form.json, as the form island has them. */
		$texts = require $this->paths->plugin( 'build/sending-texts.php' );
		return $texts;
	}
}
