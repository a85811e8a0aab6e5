<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\PluginPaths;

/** What scripts add to the portal's plain forms, which work without them. */
final class FormEnhancements {

	public function __construct( private Enhancements $enhancements, private PluginPaths $paths ) {}

	/**
	 * Forms that say that they are on their way, which with files may take minutes. They go once, and never offline.
	 *
	 * @param string $html           Safe HTML.
	 * @param string $answeredByFile Id of a form that is answered with a file; may be empty.
	 * @param string $sending        What they say instead of "Sending…"; may be empty.
	 */
	public function sending( string $html, string $answeredByFile = '', string $sending = '' ): string {
		/** @var array<string, string> $texts contract/texts/form.json has them, as the form island says them. */
		$texts = require $this->paths->plugin( 'build/sending-texts.php' );
		$props = array(
			'texts'          => array_filter( array( 'sending' => $sending ) ) + $texts,
			'answeredByFile' => $answeredByFile,
		);
		return $this->enhancements->place( 'sending', array_filter( $props ), $html );
	}

	/**
	 * Passwords that can be shown while they are typed.
	 *
	 * @param string $html    Safe HTML.
	 * @param string $address What the page's address becomes once the page is there: a key in it is in a form as well.
	 *                        Empty leaves it as it is.
	 */
	public function secrets( string $html, string $address = '' ): string {
		return $this->enhancements->place( 'secrets', array_filter( array( 'address' => $address ) ), $html );
	}
}
