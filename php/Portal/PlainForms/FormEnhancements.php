<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\PluginPaths;

/** What scripts add to the portal's plain forms, which work without them. */
final class FormEnhancements {

	public function __construct( private Enhancements $enhancements, private PluginPaths $paths ) {}

	/**
	 * Forms that say that they are on their way. They go once, and never offline.
	 *
	 * @param string $html           Safe HTML.
	 * @param string $answeredByFile Id of a form that is answered with a file; may be empty.
	 * @param bool   $isOnlyHere     Whether the page cannot be come back to, so that the line is tried first.
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
	 * Forms with files, which may take minutes: they are sent from the page, where the files stay chosen.
	 *
	 * @param string $html     Safe HTML.
	 * @param string $tooLarge What is said of files that the server does not take.
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
	 * Passwords that can be shown while they are typed.
	 *
	 * @param string $html    Safe HTML.
	 * @param string $address What the page's address becomes once the page is there: a key in it is in a form as well.
	 *                        Empty leaves it as it is.
	 */
	public function revealPassword( string $html, string $address = '' ): string {
		return $this->enhancements->wrap( 'reveal-password', array_filter( array( 'address' => $address ) ), $html );
	}

	/** @return array<string, string> */
	private function texts(): array {
		/** @var array<string, string> $texts contract/texts/form.json has them, as the form island says them. */
		$texts = require $this->paths->plugin( 'build/sending-texts.php' );
		return $texts;
	}
}
