<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Entries\Transaction;

/** The demonstration site, "Banksia Finance". What it adds carries a mark, so that it can be taken away again. */
final class Demo {

	/** @param array<string, Part> $parts By name, in the order in which they are installed. */
	public function __construct( private array $parts, private Placeholders $placeholders, private Marked $marked ) {}

	/** @param string $folder Absolute path of plugin/demo. */
	public static function of( string $folder, FormRepository $forms, Transaction $transaction ): self {
		$content = $folder . '/content';
		$marked  = new Marked( $transaction );
		$kept    = new KeptContent();
		return new self(
			array(
				'theme'    => new DemoTheme(),
				'pictures' => new DemoPictures( $folder . '/pictures', $marked, $kept ),
				'forms'    => new DemoForms( $content, $forms, $marked, $kept ),
				'pages'    => new DemoPages( $content, $marked ),
				'notifications' => new DemoNotifications( $content . '/notifications.json', $marked ),
				'settings' => new DemoSettings( $content . '/settings.json' ),
				'articles' => new DemoArticles( $content . '/articles', $marked ),
				'front'    => new DemoFrontPage( $marked ),
				'menus'    => new DemoMenus( $content . '/menus.json', $marked ),
			),
			new Placeholders( $marked, $forms ),
			$marked
		);
	}

	public function install(): void {
		foreach ( $this->parts as $part ) {
			$part->install( $this->placeholders );
		}
	}

	/**
	 * For those who cannot wait for all of it in one request.
	 *
	 * @return array<string, string> What is done, by the part's name.
	 */
	public function steps(): array {
		return array_map( static fn( Part $part ): string => $part->label(), $this->parts );
	}

	/** @param string $step One of {@see steps()}; an unknown one does nothing. */
	public function installStep( string $step ): void {
		( $this->parts[ $step ] ?? null )?->install( $this->placeholders );
	}

	public function isInstalled(): bool {
		return $this->marked->any();
	}

	/**
	 * Takes away what {@see install()} added and puts the settings back. What people changed since is theirs and
	 * stays, with the pictures and forms that it or any other page shows.
	 *
	 * @return list<string> Titles of what stays.
	 */
	public function remove(): array {
		$kept = $this->marked->handOverChanged();
		foreach ( array_reverse( $this->parts ) as $part ) {
			$part->remove();
		}
		$this->marked->forget();
		return $kept;
	}
}
